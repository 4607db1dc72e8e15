// A form's try: busy while it runs, and what was refused, in words, beside it.
import { Refusal } from '../api/http';

export class Attempt {
  busy = $state(false);
  trouble = $state('');

  async at(doing: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.trouble = '';
    try {
      await doing();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.trouble = error.message;
    } finally {
      this.busy = false;
    }
  }
}
