/** The parts of a data version `YYYY.M.N`, for ordering; null for any other text. */
export function parseDataVersion(text: string): readonly [number, number, number] | null {
  const match = /^(\d{4})\.([1-9]|1[0-2])\.([1-9]\d*)$/.exec(text);
  return match === null ? null : [Number(match[1]), Number(match[2]), Number(match[3])];
}

/** Compares two data versions, oldest first. Any other text sorts before every version. */
export function compareDataVersions(a: string, b: string): number {
  const [left, right] = [parseDataVersion(a), parseDataVersion(b)];
  if (left === null || right === null) return left === right ? 0 : left === null ? -1 : 1;
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}
