export { findSalaryInfo, saveSalaryInfo, sealSalaryInfo } from './salary-data-store.ts';
