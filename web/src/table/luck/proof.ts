// What is found out about the luck of a finished game, held against what this browser has noted.
import { get, send } from '../../api/http';
import type { Words } from '../../api/schema';
import { addressOf, brought, fileOf } from '../../replay/where';
import { everNoted, noted, type Noted } from './noted';

export interface Toss {
  number: number;
  step: number;
  outcomes: [string, number][];
  outcome: string;
  drawn: number | null;
  derived: string | null;
  agrees: boolean | null;
}
export interface Proof {
  verdict: 'proved' | 'consistent' | 'sealed' | 'unpledged' | 'false';
  reasons: Words[];
  luck: { commitment: string; entropy: (string | null)[]; seed: string | null } | null;
  seating: number[] | null; // by seat: where its player had sat before seats were tossed
  drawn_from: string[] | null; // the editions among which chance has chosen
  tosses: Toss[];
}
export interface Finding {
  proof: Proof;
  noted: Noted | null;
  verdict: Proof['verdict'];
  reasons: Words[];
}

export async function find(id: string): Promise<Finding> {
  const proof = await derived(id);
  const notes = brought(id) ? everNoted(proof.luck?.commitment ?? '') : noted(id);
  return { proof, noted: notes, ...judged(proof, notes) };
}

async function derived(id: string): Promise<Proof> {
  if (!brought(id)) return get<Proof>(`${addressOf(id)}/luck`);
  return send<Proof>('/api/verification', await get<string>(fileOf(id)));
}

/** The server's verdict, as far as this browser can vouch for it: without a note nothing is proved. */
export function judged(proof: Proof, notes: Noted | null): Pick<Finding, 'verdict' | 'reasons'> {
  const { verdict, reasons, luck, tosses } = proof;
  const faults = luck && notes ? faultsOf(luck, notes) : [];
  if (faults.length) {
    const others = verdict === 'false' ? reasons : [];
    return { verdict: 'false', reasons: [...faults, ...others] };
  }
  if (verdict !== 'proved' && verdict !== 'consistent') return { verdict, reasons };
  const found = notes ? 'proved' : 'consistent';
  return {
    verdict: found,
    reasons: [{ key: `luck-${found}`, args: { count: tosses.length } }],
  };
}

function faultsOf(luck: NonNullable<Proof['luck']>, notes: Noted): Words[] {
  const faults: Words[] = [];
  if (luck.commitment !== notes.commitment) faults.push({ key: 'luck-false-commitment', args: {} });
  notes.entropy?.forEach((text, seat) => {
    if (luck.entropy[seat] !== text)
      faults.push({ key: 'luck-false-entropy', args: { seat: seat + 1 } });
  });
  return faults;
}
