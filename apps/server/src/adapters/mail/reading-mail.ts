/** The mail that asks the driver for a reading of the odometer. */
export interface ReadingMail {
  readonly kind: 'READING_ASKED';
  /** Brand, model and trim level. */
  readonly vehicle: string;
  /** Day of the last known reading in words, or of the handover. */
  readonly lastKnownOn: string;
  readonly isReminder: boolean;
  readonly link: string;
}
