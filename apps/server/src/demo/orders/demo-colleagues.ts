import { calendarDate } from '@stromwandel/kernel';
import { ANNAS_SALARY, CLARAS_SALARY, type DemoAddress, type DemoPerson } from '../world/index.ts';

interface Employer {
  /** Name of the employer in the demo world. */
  readonly tenant: string;
  readonly domain: string;
  readonly personnelOffice: string;
  readonly state: string;
  readonly salary: typeof ANNAS_SALARY;
  /** Who enters letters of authorities about its cars. */
  readonly lettersTo: string;
}

/** An employee of a demo employer who orders cars. */
export interface DemoColleague extends DemoPerson {
  readonly tenant: string;
  readonly personnelOffice: string;
  readonly lettersTo: string;
}

const NORDWERK: Employer = {
  tenant: 'Nordwerk GmbH',
  domain: 'nordwerk.example',
  personnelOffice: 'hr@nordwerk.example',
  state: 'Nordrhein-Westfalen',
  salary: ANNAS_SALARY,
  lettersTo: 'admin@stromwandel.example',
};
const SUEDWIND: Employer = {
  tenant: 'Südwind AG',
  domain: 'suedwind.example',
  personnelOffice: 'hr@suedwind.example',
  state: 'Bayern',
  salary: CLARAS_SALARY,
  lettersTo: 'hr@suedwind.example',
};

/** Street, number, postcode, place. */
type Home = readonly [string, string, string, string];
/** Gross salary in EUR, tax class, children under 25, day of birth. */
type Pay = readonly [number, 1 | 2 | 3, number, string];

const addressOf = ([street, streetNumber, postcode, place]: Home): DemoAddress => ({
  street,
  streetNumber,
  postcode,
  place,
});

const mailbox = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[^a-z]/g, '');

function colleague(
  { tenant, domain, personnelOffice, state, salary, lettersTo }: Employer,
  title: DemoPerson['title'],
  [firstName, lastName]: readonly [string, string],
  employeeId: string,
  home: Home,
  [grossMonthlySalaryEur, taxClass, childrenUnder25, dateOfBirth]: Pay,
): DemoColleague {
  return {
    tenant,
    personnelOffice,
    lettersTo,
    email: `${mailbox(firstName)}.${mailbox(lastName)}@${domain}`,
    roles: ['EMPLOYEE'],
    title,
    firstName,
    lastName,
    employeeId,
    home: { ...addressOf(home), state, placeOfBirth: home[3] },
    salary: {
      ...salary,
      dateOfBirth: calendarDate(dateOfBirth),
      grossMonthlySalaryEur,
      taxClass,
      children: childrenUnder25 > 0,
      childrenUnder25,
      childrenAllowances: childrenUnder25,
    },
  };
}

/** The people of the demo world who order cars, by a short name. */
export const DEMO_COLLEAGUES = {
  david: colleague(
    NORDWERK,
    'mr',
    ['David', 'Krüger'],
    'NW-1003',
    ['Kettwiger Straße', '18', '45127', 'Essen'],
    [5_200, 3, 1, '1979-02-11'],
  ),
  elif: colleague(
    NORDWERK,
    'ms',
    ['Elif', 'Demir'],
    'NW-1011',
    ['Altendorfer Straße', '240', '45143', 'Essen'],
    [4_800, 1, 0, '1988-07-30'],
  ),
  frank: colleague(
    NORDWERK,
    'mr',
    ['Frank', 'Peters'],
    'NW-1016',
    ['Hauptstraße', '5', '45219', 'Essen'],
    [6_100, 1, 0, '1975-11-04'],
  ),
  greta: colleague(
    NORDWERK,
    'ms',
    ['Greta', 'Lorenz'],
    'NW-1023',
    ['Steeler Straße', '311', '45138', 'Essen'],
    [4_350, 1, 0, '1993-03-19'],
  ),
  hannes: colleague(
    NORDWERK,
    'mr',
    ['Hannes', 'Voß'],
    'NW-1028',
    ['Bochumer Straße', '77', '45276', 'Essen'],
    [7_400, 3, 2, '1981-06-02'],
  ),
  ines: colleague(
    NORDWERK,
    'ms',
    ['Inès', 'Martin'],
    'NW-1034',
    ['Gladbecker Straße', '92', '45141', 'Essen'],
    [4_100, 1, 0, '1995-12-08'],
  ),
  jan: colleague(
    NORDWERK,
    'mr',
    ['Jan', 'Kowalczyk'],
    'NW-1039',
    ['Oberhausener Straße', '14', '45359', 'Essen'],
    [4_600, 1, 1, '1986-09-23'],
  ),
  katrin: colleague(
    NORDWERK,
    'ms',
    ['Katrin', 'Weber'],
    'NW-1047',
    ['Ruhrallee', '163', '45136', 'Essen'],
    [5_050, 2, 1, '1984-01-15'],
  ),
  lukas: colleague(
    NORDWERK,
    'mr',
    ['Lukas', 'Brandt'],
    'NW-1052',
    ['Huyssenallee', '40', '45128', 'Essen'],
    [5_800, 1, 0, '1990-10-27'],
  ),
  mia: colleague(
    NORDWERK,
    'ms',
    ['Mia', 'Fuchs'],
    'NW-1058',
    ['Zweigertstraße', '9', '45130', 'Essen'],
    [6_600, 1, 0, '1987-04-05'],
  ),
  nils: colleague(
    NORDWERK,
    'mr',
    ['Nils', 'Hartmann'],
    'NW-1063',
    ['Frintroper Straße', '128', '45359', 'Essen'],
    [7_200, 1, 0, '1982-08-17'],
  ),
  olga: colleague(
    NORDWERK,
    'ms',
    ['Olga', 'Petrowa'],
    'NW-1071',
    ['Margarethenstraße', '6', '45144', 'Essen'],
    [4_450, 1, 0, '1991-05-29'],
  ),
  paul: colleague(
    NORDWERK,
    'mr',
    ['Paul', 'Richter'],
    'NW-1076',
    ['Moltkestraße', '51', '45138', 'Essen'],
    [5_350, 1, 0, '1985-02-22'],
  ),
  rosa: colleague(
    NORDWERK,
    'ms',
    ['Rosa', 'Sánchez'],
    'NW-1084',
    ['Weserstraße', '33', '45136', 'Essen'],
    [4_250, 1, 0, '1996-06-13'],
  ),
  simon: colleague(
    NORDWERK,
    'mr',
    ['Simon', 'Ziegler'],
    'NW-1089',
    ['Velberter Straße', '20', '45239', 'Essen'],
    [6_900, 3, 2, '1978-12-01'],
  ),
  ute: colleague(
    NORDWERK,
    'ms',
    ['Ute', 'Schäfer'],
    'NW-1092',
    ['Rellinghauser Straße', '88', '45128', 'Essen'],
    [5_600, 1, 0, '1976-10-14'],
  ),
  theresa: colleague(
    NORDWERK,
    'ms',
    ['Theresa', 'Vogt'],
    'NW-1095',
    ['Heisinger Straße', '415', '45259', 'Essen'],
    [6_800, 1, 1, '1983-03-09'],
  ),
  bastian: colleague(
    SUEDWIND,
    'mr',
    ['Bastian', 'Huber'],
    '30188',
    ['Jakoberstraße', '27', '86152', 'Augsburg'],
    [5_900, 3, 1, '1980-07-07'],
  ),
  daniela: colleague(
    SUEDWIND,
    'ms',
    ['Daniela', 'Maier'],
    '30221',
    ['Bismarckstraße', '3', '86159', 'Augsburg'],
    [5_100, 1, 0, '1992-11-18'],
  ),
  emil: colleague(
    SUEDWIND,
    'mr',
    ['Emil', 'Lindner'],
    '30246',
    ['Donauwörther Straße', '96', '86154', 'Augsburg'],
    [4_700, 1, 0, '1994-09-12'],
  ),
  franziska: colleague(
    SUEDWIND,
    'ms',
    ['Franziska', 'Bauer'],
    '30303',
    ['Haunstetter Straße', '211', '86161', 'Augsburg'],
    [7_200, 1, 2, '1977-05-25'],
  ),
  georg: colleague(
    SUEDWIND,
    'mr',
    ['Georg', 'Wimmer'],
    '30355',
    ['Friedberger Straße', '58', '86161', 'Augsburg'],
    [7_300, 1, 0, '1986-01-31'],
  ),
  hanna: colleague(
    SUEDWIND,
    'ms',
    ['Hanna', 'Schreiber'],
    '30389',
    ['Ulmer Straße', '142', '86156', 'Augsburg'],
    [4_550, 1, 0, '1997-02-16'],
  ),
} as const satisfies Readonly<Record<string, DemoColleague>>;

export type DemoColleagueName = keyof typeof DEMO_COLLEAGUES;
