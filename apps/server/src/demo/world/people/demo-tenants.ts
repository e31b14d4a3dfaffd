import type { Role, SalaryInfo } from '@stromwandel/api-spec';
import { calendarDate } from '@stromwandel/kernel';
import type { FineHolder } from '@stromwandel/leasing';

export interface DemoAddress {
  readonly street: string;
  readonly streetNumber: string;
  readonly postcode: string;
  readonly place: string;
}

export interface DemoPerson {
  readonly email: string;
  readonly roles: readonly Role[];
  readonly title: 'mr' | 'ms';
  readonly firstName: string;
  readonly lastName: string;
  readonly employeeId: string | null;
  /** Null for people who order nothing. */
  readonly home: (DemoAddress & { readonly state: string; readonly placeOfBirth: string }) | null;
  readonly salary: SalaryInfo | null;
}

export interface DemoTenant {
  readonly name: string;
  readonly address: DemoAddress;
  readonly registerCode: string;
  /** To whom authorities write about its cars. */
  readonly fineHolder: FineHolder;
  readonly people: readonly DemoPerson[];
}

/** Password of every account of the demo world. */
export const DEMO_PASSWORD = 'Stromwandel-Demo-2026';

/** Of Anna in Essen; the salary data of others start from it. */
export const ANNAS_SALARY: SalaryInfo = {
  federalState: 'NW',
  dateOfBirth: calendarDate('1990-05-14'),
  grossMonthlySalaryEur: 4500,
  taxClass: 1,
  taxAllowance: 0,
  children: false,
  childrenUnder25: 0,
  childrenAllowances: 0,
  pensionInsurance: true,
  unemploymentInsurance: true,
  churchTax: false,
  healthInsurance: 'STATUTORY',
  basicRateHealthInsurance: 14.6,
  additionalAmountHealthInsurance: 2.9,
  arrivalKilometers: 15,
  arrivalNumber: 18,
  salaryConversions: [],
};

/** Of Clara in Augsburg; the salary data of others start from it. */
export const CLARAS_SALARY: SalaryInfo = {
  ...ANNAS_SALARY,
  federalState: 'BY',
  dateOfBirth: calendarDate('1984-09-03'),
  grossMonthlySalaryEur: 6500,
  taxClass: 3,
  children: true,
  childrenUnder25: 2,
  childrenAllowances: 2,
  churchTax: true,
  arrivalKilometers: 22,
  arrivalNumber: 16,
};

const NORDWERK: DemoTenant = {
  name: 'Nordwerk GmbH',
  address: { street: 'Am Stadthafen', streetNumber: '12', postcode: '45356', place: 'Essen' },
  registerCode: 'NORDWERK-2026',
  fineHolder: 'PROVIDER',
  people: [
    {
      email: 'anna.schmidt@nordwerk.example',
      roles: ['EMPLOYEE'],
      title: 'ms',
      firstName: 'Anna',
      lastName: 'Schmidt',
      employeeId: 'NW-1042',
      home: {
        street: 'Rüttenscheider Straße',
        streetNumber: '87',
        postcode: '45130',
        place: 'Essen',
        state: 'Nordrhein-Westfalen',
        placeOfBirth: 'Dortmund',
      },
      salary: ANNAS_SALARY,
    },
    {
      email: 'ben.yilmaz@nordwerk.example',
      roles: ['EMPLOYEE'],
      title: 'mr',
      firstName: 'Ben',
      lastName: 'Yılmaz',
      employeeId: 'NW-1107',
      home: {
        street: 'Frohnhauser Straße',
        streetNumber: '203a',
        postcode: '45144',
        place: 'Essen',
        state: 'Nordrhein-Westfalen',
        placeOfBirth: 'Gelsenkirchen',
      },
      salary: null,
    },
    {
      email: 'hr@nordwerk.example',
      roles: ['TENANT_ADMIN'],
      title: 'ms',
      firstName: 'Petra',
      lastName: 'Kowalski',
      employeeId: null,
      home: null,
      salary: null,
    },
  ],
};

const SUEDWIND: DemoTenant = {
  name: 'Südwind AG',
  address: { street: 'Gewerbepark', streetNumber: '5', postcode: '86156', place: 'Augsburg' },
  registerCode: 'SUEDWIND-2026',
  fineHolder: 'EMPLOYER',
  people: [
    {
      email: 'clara.hofer@suedwind.example',
      roles: ['EMPLOYEE'],
      title: 'ms',
      firstName: 'Clara',
      lastName: 'Hofer',
      employeeId: '30417',
      home: {
        street: 'Maximilianstraße',
        streetNumber: '44',
        postcode: '86150',
        place: 'Augsburg',
        state: 'Bayern',
        placeOfBirth: 'Rosenheim',
      },
      salary: CLARAS_SALARY,
    },
    {
      email: 'hr@suedwind.example',
      roles: ['TENANT_ADMIN'],
      title: 'mr',
      firstName: 'Johannes',
      lastName: 'Brandl',
      employeeId: null,
      home: null,
      salary: null,
    },
  ],
};

/** The employers of the demo world with their people. */
export const DEMO_TENANTS: readonly DemoTenant[] = [NORDWERK, SUEDWIND];

/** The provider's own people; they belong to no employer. */
export const DEMO_ADMINS: readonly DemoPerson[] = [
  {
    email: 'admin@stromwandel.example',
    roles: ['ADMIN'],
    title: 'mr',
    firstName: 'Jonas',
    lastName: 'Berger',
    employeeId: null,
    home: null,
    salary: null,
  },
];
