import { cents, ok, type Result } from '@stromwandel/kernel';
import type { CarPayrollEffect } from './car-payroll-effect.ts';
import { monthlyAmounts, type MonthlyAmounts } from './monthly-amounts.ts';
import type { PayrollCase } from './payroll-case.ts';
import type { PayrollRefusal } from './payroll-refusal.ts';
import type { Payslip } from './payslip.ts';

/** The payslip of a month with the person's other conversions and, where the effect is not empty, a car. */
export function assemblePayslip(
  payroll: PayrollCase,
  car: CarPayrollEffect,
): Result<Payslip, PayrollRefusal> {
  const amounts = monthlyAmounts(payroll, car);
  return amounts.ok ? ok(payslip(payroll, car, amounts.value)) : amounts;
}

function payslip(payroll: PayrollCase, car: CarPayrollEffect, amounts: MonthlyAmounts): Payslip {
  const { pay, tax, bases, social, subsidies } = amounts;
  const { others } = payroll;
  return {
    payrollMonth: payroll.payrollMonth,
    brutto: payroll.employee.grossMonthlySalary,
    carConversion: cents(pay.carConversion),
    carRate: cents(car.rate),
    employerContribution: cents(car.employerContribution),
    bikeConversion: cents(others.bike),
    hardwareConversion: cents(others.hardware),
    companyPension: cents(others.companyPension),
    cashGross: cents(pay.cashGross),
    taxableListPrice: cents(car.listPrice),
    benefitCarPrivateUse: cents(car.privateUse),
    benefitCarCommute: cents(car.commute),
    benefitUserFee: cents(pay.userFee),
    commuteFlatTaxed: cents(pay.flatTaxed),
    benefitBike: cents(others.bikeBenefit),
    benefitBikeCommute: cents(others.bikeCommuteBenefit),
    benefitsInKind: cents(pay.benefits),
    adjustedGross: cents(pay.taxGross),
    socialSecurityGross: cents(pay.socialSecurityGross),
    socialSecurityMode: bases.mode,
    baseHealth: cents(bases.health),
    basePension: cents(bases.pension),
    baseCareSurcharge: cents(bases.surcharge),
    lohnst: cents(tax.LSTLZZ),
    soli: cents(tax.SOLZLZZ),
    churchTaxBase: cents(tax.BK),
    kirchensteuer: cents(amounts.kirchensteuer),
    krankenversicherungBasic: cents(social.health),
    krankenversicherungAdditional: cents(social.additional),
    krankenversicherung: cents(social.health + social.additional),
    pflegeversicherungBasic: cents(social.care),
    pflegeversicherungSurcharge: cents(social.surcharge),
    pflegeversicherung: cents(social.care + social.surcharge),
    rentenversicherung: cents(social.pension),
    arbeitslosenversicherung: cents(social.unemployment),
    arbeitskammerbeitrag: cents(amounts.chamber),
    arbeitgeberzuschussPKV: cents(subsidies.health),
    arbeitgeberzuschussPV: cents(subsidies.care),
    premiumPrivateInsurance: cents(amounts.premium),
    vatPrivateUse: cents(car.vatPrivateUse),
    vatCommute: cents(car.vatCommute),
    commuteFlatTax: cents(amounts.flatTaxBorne),
    net: cents(amounts.net),
    takeHome: cents(amounts.takeHome),
  };
}
