import { paths } from '../../../navigation/paths.ts';

/** Part of the page of the car that shows licence and drivers. */
export const LICENCE_PART = 'licence';

/** Address of licence and drivers of a lease. */
export const licencePath = (leaseId: number) => `${paths.car()}?lease=${leaseId}&part=${LICENCE_PART}`;
