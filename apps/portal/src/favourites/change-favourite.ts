import type { QueryClient } from '@tanstack/react-query';
import type { Translate } from '../i18n/translate.ts';
import { apiQueryKey } from '../api/api-query-key.ts';
import type { ApiCall } from '../api/create-api-call.ts';
import type { ReplyOf } from '../api/replies.ts';
import { showToast } from '../feedback/show-toast.tsx';
import { showUndo } from '../feedback/show-undo.tsx';
import { forgetCars, keepCar, withCar } from './keep-cars.ts';
import { readCars, storedCars } from './remembered-cars.ts';

const KEY = apiQueryKey('listFavourites', {});
const FAILURE_MILLISECONDS = 5000;

interface Parts {
  readonly t: Translate<'app'>;
  readonly call: ApiCall;
  readonly queries: QueryClient;
  /** The cars are kept in the account, else in this browser. */
  readonly inAccount: boolean;
}

interface Car {
  readonly id: number;
  readonly name: string;
}

/** Shows the change at once and takes it back when the server did not accept it. */
async function changeInAccount(
  { t, call, queries }: Parts,
  { id }: Car,
  remembered: boolean,
): Promise<boolean> {
  await queries.cancelQueries({ queryKey: KEY });
  const before = queries.getQueryData<ReplyOf<'listFavourites'>>(KEY);
  queries.setQueryData(KEY, { vehicleIds: withCar(before?.vehicleIds ?? [], id, remembered) });
  try {
    const reply = remembered
      ? await call('addFavourites', { body: { vehicleIds: [id] } })
      : await call('removeFavourite', { params: { vehicleId: String(id) } });
    queries.setQueryData(KEY, reply);
    return true;
  } catch {
    queries.setQueryData(KEY, before);
    await showToast({
      kind: 'error',
      message: t('favourites.failed'),
      closeLabel: t('closeMessage'),
      milliseconds: FAILURE_MILLISECONDS,
    });
    return false;
  }
}

async function change(parts: Parts, car: Car, remembered: boolean): Promise<boolean> {
  if (parts.inAccount) return changeInAccount(parts, car, remembered);
  keepCar(car.id, remembered);
  return true;
}

/** Remembers or forgets a car. What was forgotten comes back with its button, which then has the focus. */
export async function changeFavourite(parts: Parts, car: Car, remembered: boolean): Promise<void> {
  if (!(await change(parts, car, remembered)) || remembered) return;
  const { t } = parts;
  await showUndo({
    message: t('favourites.forgotten', { name: car.name }),
    undoLabel: t('undo'),
    closeLabel: t('closeMessage'),
    undo: () => change(parts, car, true),
    focusOn: () => document.querySelector<HTMLElement>(`[data-favourite="${car.id}"]`),
  });
}

/** Takes the cars of this browser over to the account at sign-in; they stay in the browser until the server has them. */
export async function mergeFavourites({ call, queries }: Pick<Parts, 'call' | 'queries'>): Promise<void> {
  const vehicleIds = [...readCars(storedCars())];
  if (vehicleIds.length === 0) return;
  queries.setQueryData(KEY, await call('addFavourites', { body: { vehicleIds } }));
  forgetCars();
}
