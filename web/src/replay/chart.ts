// The lines of a small chart: scores that stay until they change.
export interface Scale {
  low: number;
  high: number;
}

/** From zero or below to the highest score there was; never nothing. */
export function scaleOf(scores: readonly (readonly number[])[]): Scale {
  const all = scores.flat();
  const low = Math.min(0, ...all);
  return { low, high: Math.max(low + 1, ...all) };
}

/** A seat's score at each step, as a path on a field of a width and a height. */
export function pathOf(
  values: readonly number[],
  { low, high }: Scale,
  width: number,
  height: number,
): string {
  const x = (step: number) => round((step / Math.max(1, values.length - 1)) * width);
  const y = (value: number) => round(height - ((value - low) / (high - low)) * height);
  let path = `M0 ${y(values[0] ?? 0)}`;
  values.forEach((value, step) => {
    if (step && value !== values[step - 1]) path += `H${x(step)}V${y(value)}`;
  });
  return `${path}H${width}`;
}

const round = (value: number) => Math.round(value * 10) / 10;
