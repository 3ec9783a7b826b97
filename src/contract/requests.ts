import * as v from 'valibot';
import { ADDRESS_FIELDS, savedAddressOf, wireAddress } from './checkoutFields';

/**
 * The schemas of all request bodies. The shop needs only the types; the schemas validate the examples of docs/api.md.
 * The reference API parses the same bodies with its own code and a message for each field, which checks the schemas
 * independently.
 */

const filled = v.pipe(v.string(), v.trim(), v.minLength(1));
/** Spaces are part of a password. */
const password = v.pipe(v.string(), v.minLength(1));
const id = v.union([v.pipe(v.number(), v.integer()), filled]);
const pieces = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999));
const amount = v.pipe(v.number(), v.finite(), v.minValue(0));

export const loginRequest = v.object({ email: filled, password });
export type LoginRequest = v.InferOutput<typeof loginRequest>;

export const signUpRequest = v.object({
  first_name: filled,
  last_name: filled,
  phone: filled,
  email: filled,
  password,
});
export type SignUpRequest = v.InferOutput<typeof signUpRequest>;

export const passwordResetRequest = v.object({ email: filled });
export type PasswordResetRequest = v.InferOutput<typeof passwordResetRequest>;

export const confirmPasswordResetRequest = v.object({
  email: filled,
  code: filled,
  new_password: password,
  new_password_confirmation: password,
});
export type ConfirmPasswordResetRequest = v.InferOutput<typeof confirmPasswordResetRequest>;

export const changePasswordRequest = v.object({
  current_password: password,
  new_password: password,
  confirm_password: password,
});
export type ChangePasswordRequest = v.InferOutput<typeof changePasswordRequest>;

export const checkoutRequest = v.object({
  shipping_address: v.boolean(),
  ...wireAddress(() => v.string()),
  products: v.pipe(v.array(v.object({ id, quantity: pieces })), v.minLength(1)),
  order_note: v.string(),
  checkout_type: v.picklist(['cash', 'installment']),
  duration: v.pipe(v.number(), v.integer(), v.minValue(0)),
  downPayment: amount,
  creditor: v.nullable(v.string()),
  /** Sent only to a back end that announces `stores`. */
  pickup_store: v.optional(id),
});
export type CheckoutRequest = v.InferOutput<typeof checkoutRequest>;

export const cancelOrderRequest = v.object({ order_code: filled });
export const downPaymentRequest = v.object({ down_payment_amount: amount, description: v.string() });
export const confirmOrderRequest = v.object({ checkout_id: id });

export const updateAccountRequest = v.object({ first_name: filled, last_name: filled, phone: filled });
export type UpdateAccountRequest = v.InferOutput<typeof updateAccountRequest>;
export const closeAccountRequest = v.object({ password });
export type CloseAccountRequest = v.InferOutput<typeof closeAccountRequest>;

export const addressRequest = v.object({
  ...savedAddressOf((name) => (ADDRESS_FIELDS[name].required === null ? v.string() : filled)),
  is_default: v.boolean(),
});
export type AddressRequest = v.InferOutput<typeof addressRequest>;

/** `next` is the oldest unpaid instalment, `all` closes the credit. */
export const repaymentRequest = v.object({
  number: v.union([v.pipe(v.number(), v.integer(), v.minValue(1)), v.picklist(['next', 'all'])]),
});
export type RepaymentRequest = v.InferOutput<typeof repaymentRequest>;

export const stockAlertRequest = v.object({ email: filled });
export type StockAlertRequest = v.InferOutput<typeof stockAlertRequest>;

export const contactRequest = v.object({
  name: filled,
  email: filled,
  message: filled,
  order_code: v.optional(filled),
  /** The file of “Report a problem”. */
  report: v.optional(v.record(v.string(), v.unknown())),
});
export type ContactRequest = v.InferOutput<typeof contactRequest>;

/** The title may be empty. */
export const reviewRequest = v.object({
  stars: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  title: v.string(),
  text: filled,
});
export type ReviewRequest = v.InferOutput<typeof reviewRequest>;

export const trackingRequest = v.object({ order_code: filled, email: filled });
export type TrackingRequest = v.InferOutput<typeof trackingRequest>;

export const cartLineRequest = v.object({ product_variant_id: id, quantity: pieces });

export const savedCartRequest = v.object({ items: v.array(cartLineRequest) });

export const scheduleRequest = v.object({
  loan_amount: amount,
  totalPrice: amount,
  loan_duration: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
