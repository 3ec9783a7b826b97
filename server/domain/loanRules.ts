export const monthlyRatePercent = 3;
