/** What came in, and what did not. */
export interface Report {
  readonly designs: number;
  readonly pictures: number;
  readonly brand: number;
  readonly mockups: number;
  /** One thing each, with the reason. */
  readonly faults: readonly Fault[];
}

export interface Fault {
  readonly name: string;
  readonly reason: string;
}
