export { findSalaryInfo, saveSalaryInfo } from './salary-data-store.ts';
