/** Where a key leads in a list of `count` items; undefined for a key that does not move. The ends are tied together. */
export const moved = (key: string, at: number, count: number): number | undefined => {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowUp") return (at - 1 + count) % count;
  return undefined;
};
