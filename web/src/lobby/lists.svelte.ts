// Tables to go on with, to join and to watch: looked at again now and then, while somebody looks.
import { Refusal, get } from '../api/http';
import { guest, recognise } from '../api/guest.svelte';
import type { Listed } from '../api/schema';

const EVERY = 10_000; // milliseconds

export class Lists {
  mine = $state.raw<Listed[]>([]);
  invitations = $state.raw<Listed[]>([]);
  open = $state.raw<Listed[]>([]);
  running = $state.raw<Listed[]>([]);
  known = $state(false);
  trouble = $state('');

  look = async (): Promise<void> => {
    try {
      await recognise();
      const own = <T>(path: string) => (guest.me ? get<T[]>(path) : Promise.resolve<T[]>([]));
      [this.mine, this.invitations, this.open, this.running] = await Promise.all([
        own<Listed>('/api/tables/mine'),
        own<Listed>('/api/tables/invitations'),
        get<Listed[]>('/api/tables?status=open'),
        get<Listed[]>('/api/tables?status=playing'),
      ]);
      this.known = true;
      this.trouble = '';
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.trouble = error.message;
    }
  };

  /** For a page's effect. */
  watch(): () => void {
    const again = () => {
      if (document.visibilityState === 'visible') void this.look();
    };
    again();
    const looking = setInterval(again, EVERY);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(looking);
      document.removeEventListener('visibilitychange', again);
    };
  }
}
