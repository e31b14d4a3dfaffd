interface DriverFacts {
  /** The employee of the lease, or a named driver. */
  readonly reader: 'EMPLOYEE' | 'DRIVER';
  readonly vehicle: string;
  /** The other one: for the employee the named driver, empty about the own licence; for the driver the employee. */
  readonly driver: string;
  /** Day of the check, and the last one on which it is in time. */
  readonly due: string;
  readonly grace: string;
  /** Last day of the invitation. */
  readonly until: string;
  readonly link: string;
}

/** For the employer: neither why nor since when. */
interface MissingFacts {
  readonly employeeName: string;
  readonly vehicle: string;
  readonly link: string;
}

/** Mails about the check of a licence, or a named driver: to the driver or the employee, LICENCE_MISSING to the employer. */
export type LicenceMail =
  | ({ readonly kind: 'LICENCE_DUE' } & DriverFacts)
  | ({ readonly kind: 'LICENCE_OVERDUE' } & DriverFacts)
  | ({ readonly kind: 'LICENCE_MISSING' } & MissingFacts)
  | ({ readonly kind: 'LICENCE_DONE' } & DriverFacts)
  | ({ readonly kind: 'DRIVER_INVITED' } & DriverFacts)
  | ({ readonly kind: 'DRIVER_ACTIVE' } & DriverFacts)
  | ({ readonly kind: 'DRIVER_ENDED' } & DriverFacts)
  | ({ readonly kind: 'DRIVER_FINE' } & DriverFacts);
