/** An object, not a list: PHP says `[]` where it means 'nothing'. */
export const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);
