/** Something a person asked for that cannot be done, in one sentence: it is printed as it stands, and the exit code is 2. */
export class CannotAsk extends Error {}
