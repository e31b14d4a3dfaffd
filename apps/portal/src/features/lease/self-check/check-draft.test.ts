import { SELF_CHECK_VIEWS } from '@stromwandel/leasing';
import { expect, test } from 'vitest';
import type { SelfCheck } from '../../../product/self-check/self-check.ts';
import {
  nextView,
  openedDraft,
  savedDraft,
  withFinding,
  withoutFinding,
  withoutPhoto,
  withPhoto,
} from './check-draft.ts';

const SAVED: SelfCheck = {
  leaseId: 4,
  catalogue: null,
  check: null,
  canChange: true,
  lastDay: null,
  daysLeft: null,
  distance: null,
};

test('a photo taken again replaces the one that was not sent yet', () => {
  const once = withPhoto(savedDraft(SAVED), 'FRONT', 'a');
  const again = withPhoto(once, 'FRONT', 'b');
  expect(again.entries.photos).toEqual([{ view: 'FRONT', photo: 'b' }]);
  expect(again).toMatchObject({ unsentPhotos: ['b'], isWaiting: true });
  expect(withoutPhoto(again, 'b')).toMatchObject({
    entries: { photos: [] },
    unsentPhotos: [],
    isWaiting: true,
  });
});

test('a close-up waits with its finding, and goes with it', () => {
  const finding = { view: 'BOOT', part: 'BOOT', kind: 'STAIN', size: 'SMALL', depth: 'DEEP' } as const;
  const added = withFinding(savedDraft(SAVED), { ...finding, photo: 'c' });
  expect(added).toMatchObject({ unsentPhotos: ['c'], isWaiting: true });
  expect(withoutFinding(added, 0)).toMatchObject({ unsentPhotos: [], entries: { findings: [] } });
});

test('the next view is the first without a photo, from the present one on and round', () => {
  const draft = SELF_CHECK_VIEWS.slice(2).reduce(
    (before, view) => withPhoto(before, view, view),
    savedDraft(SAVED),
  );
  expect(nextView(draft, 'BOOT')).toBe('FRONT');
  expect(nextView(withPhoto(draft, 'FRONT', 'f'), 'FRONT')).toBe('WINDSCREEN');
  expect(nextView(withPhoto(withPhoto(draft, 'FRONT', 'f'), 'WINDSCREEN', 'w'), null)).toBeNull();
});

test('what waits in this browser is opened before what the server has', () => {
  const waiting = withPhoto(savedDraft(SAVED), 'FRONT', 'a');
  expect(openedDraft(SAVED, waiting)).toBe(waiting);
  expect(openedDraft(SAVED, { ...waiting, isWaiting: false }).entries.photos).toEqual([]);
});
