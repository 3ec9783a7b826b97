export interface Rate {
  max: number;
  windowMs: number;
}

/** Rate limits for one customer or one network address. */
export interface Limits {
  /** For one e-mail from one address. */
  failedLogins: Rate;
  /** For one network address and any e-mails: customers of a mobile network share an address. */
  failedLoginsPerAddress: Rate;
  signUpsPerAddress: Rate;
  mailsPerAccount: Rate;
  stockAlertsPerAddress: Rate;
  /** For one network address, and for one e-mail, which gets a copy of each message. */
  messagesPerSender: Rate;
  reviewsPerAccount: Rate;
  /** Orders that are looked up without a session. */
  trackingPerAddress: Rate;
  /** Orders that hold goods and are neither paid nor decided on. */
  openOrdersPerAccount: number;
  openOrdersPerAddress: number;
}

/** The limits that count per time window; the other limits count open items. */
export type RateName =
  | 'failedLogins'
  | 'failedLoginsPerAddress'
  | 'signUpsPerAddress'
  | 'mailsPerAccount'
  | 'stockAlertsPerAddress'
  | 'messagesPerSender'
  | 'reviewsPerAccount'
  | 'trackingPerAddress';

const minute = 60 * 1000;

export const defaultLimits: Limits = {
  failedLogins: { max: 10, windowMs: 15 * minute },
  failedLoginsPerAddress: { max: 100, windowMs: 15 * minute },
  signUpsPerAddress: { max: 20, windowMs: 60 * minute },
  mailsPerAccount: { max: 5, windowMs: 15 * minute },
  stockAlertsPerAddress: { max: 30, windowMs: 60 * minute },
  messagesPerSender: { max: 10, windowMs: 60 * minute },
  reviewsPerAccount: { max: 20, windowMs: 60 * minute },
  trackingPerAddress: { max: 20, windowMs: 15 * minute },
  openOrdersPerAccount: 10,
  openOrdersPerAddress: 50,
};
