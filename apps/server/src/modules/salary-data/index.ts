export { commuteOf } from './commute-of.ts';
export { findCommutes, type EnteredCommute } from './order-commute-store.ts';
export {
  deleteCharging,
  findCharging,
  keepCharging,
  type ChargingContent,
  type StoredCharging,
} from './order-charging-store.ts';
export { findTrips, keepTrips, type DeclaredTrips } from './order-trips-store.ts';
export { findSalaryInfo, saveSalaryInfo, sealSalaryInfo } from './salary-data-store.ts';
