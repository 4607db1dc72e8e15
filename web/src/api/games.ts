// The games that the server offers; asked for once.
import { get } from './http';
import type { GameInfo } from './schema';

let asked: Promise<GameInfo[]> | undefined;

export function games(): Promise<GameInfo[]> {
  asked ??= get<GameInfo[]>('/api/games').catch((error: unknown) => {
    asked = undefined; // next time, perhaps
    throw error;
  });
  return asked;
}

/** Whether seats see different things. */
export async function secrets(game: string): Promise<boolean> {
  return (await games()).some((each) => each.name === game && each.secrets);
}
