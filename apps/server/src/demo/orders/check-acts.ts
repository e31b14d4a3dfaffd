import { contract, type CallOf } from '@stromwandel/api-spec';
import type { DemoColleague } from './demo-colleagues.ts';
import type { DemoHands } from './demo-hands.ts';
import { leaseParams } from './lease-params.ts';

const PROVIDER = 'admin@stromwandel.example';

type Row = CallOf<'publishWearCatalogue'>['body']['rows'][number];
type Place = readonly [part: Row['part'], kind: Row['kind']];
type Range = readonly [fromEur: number, toEur: number];

const range = ([fromEur, toEur]: Range) => ({ fromEur, toEur });

/** What can be made good by one kind of repair, with losses up to 3 cm, up to 10 cm and beyond, not felt and felt. */
interface Wear {
  readonly places: readonly Place[];
  /** Null: usual wear. */
  readonly surface: readonly [Range | null, Range | null, Range];
  readonly deep: readonly [Range | null, Range, Range];
  readonly repair: Row['repair'];
}

const WEARS: readonly Wear[] = [
  {
    places: [
      ['DOOR', 'SCRATCH'],
      ['FENDER', 'SCRATCH'],
      ['BUMPER', 'SCRATCH'],
      ['BONNET', 'SCRATCH'],
      ['TAILGATE', 'SCRATCH'],
      ['SILL', 'SCRATCH'],
      ['MIRROR', 'SCRATCH'],
    ],
    surface: [null, [30, 60], [60, 110]],
    deep: [
      [70, 120],
      [120, 190],
      [220, 380],
    ],
    repair: { kind: 'SPOT_REPAIR', ...range([80, 150]) },
  },
  {
    places: [
      ['DOOR', 'DENT'],
      ['FENDER', 'DENT'],
      ['BONNET', 'DENT'],
      ['ROOF', 'DENT'],
      ['TAILGATE', 'DENT'],
    ],
    surface: [
      [90, 170],
      [140, 240],
      [260, 480],
    ],
    deep: [
      [140, 230],
      [220, 360],
      [380, 650],
    ],
    repair: { kind: 'PRESS_OUT', ...range([110, 180]) },
  },
  {
    places: [
      ['BONNET', 'STONE_CHIP'],
      ['BUMPER', 'STONE_CHIP'],
    ],
    surface: [null, null, [60, 120]],
    deep: [null, [80, 160], [160, 280]],
    repair: { kind: 'SPOT_REPAIR', ...range([90, 160]) },
  },
  {
    places: [['WINDSCREEN', 'STONE_CHIP']],
    surface: [null, [60, 110], [350, 650]],
    deep: [
      [60, 110],
      [350, 650],
      [350, 650],
    ],
    repair: { kind: 'SPOT_REPAIR', ...range([70, 110]) },
  },
  {
    places: [['RIM', 'KERB_MARK']],
    surface: [null, [60, 110], [110, 190]],
    deep: [
      [50, 90],
      [110, 180],
      [180, 290],
    ],
    repair: { kind: 'RIM_REPAIR', ...range([90, 140]) },
  },
  {
    places: [
      ['SEAT', 'STAIN'],
      ['BOOT', 'STAIN'],
      ['DASHBOARD', 'STAIN'],
    ],
    surface: [null, [40, 90], [90, 180]],
    deep: [
      [40, 80],
      [80, 160],
      [160, 320],
    ],
    repair: { kind: 'CLEAN', ...range([60, 120]) },
  },
  {
    places: [
      ['LIGHT', 'BREAK'],
      ['MIRROR', 'BREAK'],
      ['TYRE', 'BREAK'],
      ['SEAT', 'BREAK'],
    ],
    surface: [
      [90, 180],
      [180, 350],
      [300, 700],
    ],
    deep: [
      [120, 240],
      [240, 450],
      [400, 900],
    ],
    repair: { kind: 'REPLACE', ...range([150, 420]) },
  },
];

const SIZES = ['SMALL', 'MEDIUM', 'LARGE'] as const;

function rowsOf({ places, surface, deep, repair }: Wear): Row[] {
  const losses = [
    ['SURFACE', surface],
    ['DEEP', deep],
  ] as const;
  return places.flatMap(([part, kind]) =>
    losses.flatMap(([depth, bySize]) =>
      SIZES.map((size, at) => {
        const loss = bySize[at] ?? null;
        return { part, kind, size, depth, loss: loss && range(loss), repair: loss && repair };
      }),
    ),
  );
}

interface CheckScene {
  readonly hands: DemoHands;
  readonly owner: DemoColleague;
  readonly orderId: number;
}

const DEALER = {
  name: 'Autohaus Petersen',
  street: 'Alfredstraße 12',
  postcode: '45130',
  city: 'Essen',
  phone: '0201 99990',
  weekdays: [1, 2, 3, 4, 5],
  times: ['09:00', '11:00', '14:00', '16:00'],
  minutes: 60,
  capacity: 2,
  closedDays: ['2026-12-24', '2026-12-25', '2026-12-31'],
  collects: false,
};

/** The provider publishes the first catalogue of wear, and the places for returns. */
async function publishCatalogue({ hands }: CheckScene): Promise<void> {
  const collection = {
    ...DEALER,
    name: 'Abholung zu Hause',
    times: ['10:00', '15:00'],
    capacity: 1,
    collects: true,
  };
  for (const place of [DEALER, collection]) {
    await hands.call(PROVIDER, contract.addReturnPlace, { body: place });
  }
  const body = { version: 1, rows: WEARS.flatMap(rowsOf) };
  await hands.call(PROVIDER, contract.publishWearCatalogue, { body });
}

/** The employee begins the self-check: three places, no photo yet. */
async function beginCheck(scene: CheckScene): Promise<void> {
  const seen = { photo: null } as const;
  await scene.hands.call(scene.owner.email, contract.saveSelfCheck, {
    params: await leaseParams(scene),
    body: {
      photos: [],
      findings: [
        { view: 'LEFT_DOORS', part: 'DOOR', kind: 'SCRATCH', size: 'MEDIUM', depth: 'DEEP', ...seen },
        { view: 'LEFT_FRONT', part: 'FENDER', kind: 'DENT', size: 'SMALL', depth: 'SURFACE', ...seen },
        { view: 'LEFT_REAR', part: 'RIM', kind: 'KERB_MARK', size: 'SMALL', depth: 'SURFACE', ...seen },
      ],
      attached: false,
    },
  });
}

/** What happens around the self-check before a return. */
export const CHECK_DEMO_ACTS = { PUBLISH_WEAR: publishCatalogue, BEGIN_CHECK: beginCheck } as const;
