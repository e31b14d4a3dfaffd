import type { OrderDetailReply, StepReply } from '@stromwandel/api-spec';
import { sampleComparison } from '../../../product/comparison/testing/sample-comparison.ts';
import { sampleLater } from '../../../product/later-benefits/testing/sample-later.ts';
import { sampleTaxResult } from '../../../product/payslip/testing/sample-tax-result.ts';

/** An order with everything its preview shows. */
export const sampleOrder: OrderDetailReply = {
  id: 7,
  followsLease: null,
  created: '2026-11-21T08:00:00.000Z',
  endReason: null,
  endNote: null,
  deliveryWeek: null,
  builtOn: null,
  shippedOn: null,
  deliveredOn: null,
  handedOverOn: null,
  additionalDrivers: 'HOUSEHOLD',
  deadline: '2026-12-05T22:59:59.999Z',
  withdrawableUntil: null,
  vehicle: {
    id: 160,
    brand: 'Audi',
    carModel: 'Q4 e-tron',
    trimLevel: '50 quattro',
    maximumPowerKw: 220,
    rangeKm: 520,
    consumption: 15.7,
    mainPhotoUrl: '/1.svg',
    bodyStyle: 'SUV',
    deliveryFromWeeks: 6,
    deliveryToWeeks: 10,
    otherPhotos: { pictureUrls: ['/2.svg'] },
    vehicleDetails: {
      technicalDetails: [{ name: 'Sitzplätze', value: '5' }],
      standardEquipment: ['Wärmepumpe'],
      specialEquipment: ['Dachreling'],
    },
  },
  leasePackage: {
    id: 1,
    durationMonths: 24,
    kmPerYear: 10_000,
    tires: 'SUMMER_WINTER_SETS',
    grossComparisonCostEur: 716,
    grossRetailPriceEur: 52_480,
    totalMonthlyGrossCostEur: 675,
    costsMoreKilometers: 0.065,
    excessMileageAllowance: 2500,
  },
  color: { id: 1, name: 'Gletscherweiß', hex: '#E9EBE8' },
  delivery: { id: 1, name: 'Abholung beim Händler', description: '' },
  orderUserInfo: {
    federalState: 'SL',
    dateOfBirth: '1990-05-14',
    grossMonthlySalaryEur: 4500,
    weeklyHours: null,
    taxClass: 4,
    spouseFactor: 0.987,
    taxAllowance: 100,
    children: true,
    childrenUnder25: 1,
    maintainedPeople: null,
    childrenAllowances: 0.5,
    pensionInsurance: true,
    pensionScheme: 'STATUTORY',
    unemploymentInsurance: true,
    churchTax: false,
    akb: true,
    healthInsurance: 'PRIVATE',
    basicRateHealthInsurance: null,
    additionalAmountHealthInsurance: null,
    arbeitgeberzuschuss: true,
    contributionPrivateHealthInsuranceEur: 612.5,
    contributionPrivateCareInsuranceEur: 60,
    basisbeitragSteuerrelevant: 500,
    companyPensionPlan: 200,
    arrivalKilometers: 15,
    arrivalNumber: 18,
    commuteValuation: 'SINGLE_TRIPS_0002',
    salaryConversions: [
      { id: 1, conversationType: 'COMPANY_PENSION_PLAN', salaryConversionAmount: 200 },
      {
        id: 2,
        conversationType: 'BIKE_LEASING_OVER_25',
        leasingRate: 89.9,
        monetaryBenefitPrivateUse: 10,
        monetaryBenefitCommuteToWork: 4.5,
      },
      { id: 3, conversationType: 'HARDWARE_LEASING', salaryConversionAmount: 25 },
      { id: 4, conversationType: 'HARDWARE_LEASING', salaryConversionAmount: 12 },
    ],
  },
  taxResult: sampleTaxResult,
  rateAtDelivery: null,
  recalculated: null,
  later: sampleLater,
  comparison: sampleComparison,
  step: null,
  documents: [],
};

/** The lease that an order follows, whose new car is three days late. */
export const sampleFollowedLease = {
  leaseId: 4,
  car: 'Audi Q4',
  endsOn: '2029-11-15',
  handoverOn: '2029-11-18',
  lateDays: 3,
};

const EMPLOYEE_STEPS = ['CONFIRM_SUMMARY', 'PREVIEW_CONTRACT', 'NECT_DRIVERS_LICENCE', 'NECT_SIGN'] as const;

/** The employee's steps and the employer's: those before the current one are accepted. */
export function sampleSteps(current: StepReply['stepType']): StepReply[] {
  const types = [...EMPLOYEE_STEPS, 'TENANT_ADMIN_CLICK_CONFIRM'] as const;
  const currentIndex = types.findIndex((type) => type === current);
  return types.map((stepType, index) => {
    const isOwn = stepType !== 'TENANT_ADMIN_CLICK_CONFIRM';
    return {
      id: index + 1,
      stepType,
      stepName: stepType,
      orderNumber: (index + 1) * 1000,
      final: false,
      userEnabled: isOwn,
      userVisible: true,
      adminVisible: true,
      adminEnabled: false,
      tenantAdminVisible: true,
      tenantAdminEnabled: !isOwn,
      status:
        index > currentIndex
          ? null
          : {
              id: index + 1,
              stepId: index + 1,
              status: index < currentIndex ? 'ACCEPTED' : null,
              modified: '2026-11-21T08:00:00.000Z',
            },
    };
  });
}
