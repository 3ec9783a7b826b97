/** An error whose message is shown to the operator: the command or its argument was wrong. */
export class OperatorError extends Error {}
