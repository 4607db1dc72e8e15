// What a server tells of games, as files that came with the client (web/scripts/data.py).
import { said, refusal, type Answered } from './messages';

const files = import.meta.glob<string>('../../data/**/*', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** games · games/coinage/rules?language=de · games/coinage/editions/standard · …/file */
function nameOf(address: string, query: string): string {
  const [, game, what, edition, text] = address.split('/');
  if (!game) return 'games.json';
  if (what === 'rules') return `${game}/rules.${new URLSearchParams(query).get('language')}.md`;
  return `${game}/${edition}.${text ? 'toml' : 'json'}`;
}

export async function file(address: string, query = ''): Promise<Answered> {
  const found = files[`../../data/${nameOf(address, query)}`];
  if (!found) return refusal('here-needs-server', 404);
  const answer = await fetch(found).catch(() => null);
  if (!answer?.ok) return refusal('here-not-loaded', 503); // and it is asked for again
  const json = found.endsWith('.json');
  return json
    ? said(await answer.json())
    : { status: 200, body: await answer.text(), type: 'text/plain' };
}
