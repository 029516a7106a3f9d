/** Ends a command whose input is wrong. The program prints the message, which is one sentence, and exits with 2. */
export class UsageError extends Error {}
