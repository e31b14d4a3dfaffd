import { salaryInfoBody, type SalaryInfo } from '@stromwandel/api-spec';
import { carName } from '@stromwandel/offer';
import { foldForSearch } from '@stromwandel/kernel';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { EVERYTHING } from '../../modules/offer/index.ts';
import {
  completeOffer,
  findCurrentOffer,
  findPerson,
  freezeOrder,
  type OrderSnapshot,
  type PrivateSnapshot,
} from '../../modules/orders/index.ts';

/** A frozen order as template; person and employer are replaced for every copy. */
export interface OrderTemplate {
  readonly snapshot: OrderSnapshot;
  readonly own: PrivateSnapshot;
  readonly monthlyRateCents: number;
  readonly durationMonths: number;
  readonly contributionCents: number;
  readonly employerSavingCents: number;
  readonly employerResultCents: number;
  /** The car, as search texts name it. */
  readonly carText: string;
}

const TEMPLATES = 40;

/** People of different pay, insurance and family. */
export const SEED_SALARIES: readonly SalaryInfo[] = [3200, 4100, 4500, 5600, 7400].map((gross, index) =>
  salaryInfoBody.parse({
    federalState: 'NW',
    dateOfBirth: '1986-04-17',
    grossMonthlySalaryEur: gross,
    taxClass: index === 1 ? 3 : 1,
    taxAllowance: 0,
    children: index === 1,
    childrenUnder25: index === 1 ? 1 : 0,
    childrenAllowances: index === 1 ? 1 : 0,
    pensionInsurance: true,
    unemploymentInsurance: true,
    churchTax: index % 2 === 0,
    healthInsurance: 'STATUTORY',
    basicRateHealthInsurance: 14.6,
    additionalAmountHealthInsurance: 2.9,
    arrivalKilometers: 12,
    arrivalNumber: 15,
    salaryConversions: [],
  }),
);

interface Choice {
  readonly leasePackageId: number;
  readonly colorId: number;
  readonly deliveryId: number;
}

/** Orders of one person for cars of the catalogue, frozen as the product does; those that pay too little for a car leave it out. */
export async function createOrderTemplates(
  db: Database,
  clock: Clock,
  choices: readonly Choice[],
  person: { readonly userId: number; readonly tenantId: number },
): Promise<OrderTemplate[]> {
  const somebody = await findPerson(db, person.userId);
  const templates: OrderTemplate[] = [];
  for (const [index, choice] of choices.entries()) {
    const current = await findCurrentOffer(db, choice);
    const offer = completeOffer(current);
    const salary = SEED_SALARIES[index % SEED_SALARIES.length];
    if (!offer || !salary || templates.length === TEMPLATES) continue;
    const frozen = await freezeOrder(
      db,
      { clock },
      {
        person: somebody,
        tenantId: person.tenantId,
        employerOffer: EVERYTHING,
        offer,
        salaryInfo: salary,
        availableFrom: current.availableFrom,
        runningCars: async () => [],
      },
    );
    if (!frozen.ok) continue;
    const { snapshot, own, columns } = frozen.value;
    const { brand, model, trimLevel } = snapshot.vehicle;
    const { searchText: _ofSomebody, ...figures } = columns;
    templates.push({
      ...figures,
      snapshot: { ...snapshot, photos: [], reference: current.reference, otherPackages: [] },
      own,
      carText: foldForSearch([carName(brand, model), trimLevel].filter((word) => word !== null).join(' ')),
    });
  }
  if (templates.length === 0) throw new Error('The catalogue has no car that could be ordered');
  return templates;
}
