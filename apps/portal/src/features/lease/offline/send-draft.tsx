import type { ApiError } from '@stromwandel/api-spec';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useApiCall } from '../../../api/api-context.ts';
import { apiQueryKey } from '../../../api/api-query-key.ts';
import { useToast } from '../../../feedback/use-toast.ts';
import type { DraftStore } from '../../../forms/draft-store.ts';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Draft as DamageDraft } from '../../../product/damage/damage-draft.ts';
import { useReportSending } from '../../../product/damage/use-report-sending.ts';
import { monthOfBeginning, type WaitingMonth } from '../../../product/driver-month/waiting-month.ts';
import { useBodySending } from '../../../product/lease-draft/use-body-sending.ts';
import { readKeptDraft, useKeptDraft } from '../../../product/lease-draft/use-kept-draft.ts';
import { usePhotos } from '../../../product/lease-draft/use-photos.ts';
import type { ReadingDraft } from './waiting-reading.ts';

interface Sent {
  readonly store: DraftStore;
  /** Of the names under which this browser keeps the draft. */
  readonly beginning: string;
  readonly leaseId: number;
  readonly onRefused: (title: string, error: ApiError) => void;
}

/** Sends a kept reading, month or damage report as soon as there is a connection; draws nothing. */
export function SendDraft({ subject, ...sent }: Sent & { readonly subject: 'reading' | 'month' | 'damage' }) {
  const { store, beginning } = sent;
  // Its subject says of which form it is.
  const [first, setFirst] = useState<unknown>(undefined);
  useEffect(() => {
    let isWanted = true;
    void readKeptDraft<unknown>(store, beginning).then((kept) => {
      if (isWanted) setFirst((before: unknown) => before ?? kept);
    });
    return () => {
      isWanted = false;
    };
  }, [store, beginning]);
  if (first === undefined) return null;
  if (subject === 'reading') {
    return <SendReading {...sent} first={first as ReadingDraft} />; // the form of its subject
  }
  if (subject === 'month') {
    return <SendMonth {...sent} first={first as WaitingMonth} />; // the form of its subject
  }
  return <SendReport {...sent} first={first as DamageDraft} />; // the form of its subject
}

function useLoadPhoto(leaseId: number) {
  const call = useApiCall();
  return useCallback(
    (photo: string) => call('getLeasePhoto', { params: { leaseId: String(leaseId), photo } }),
    [call, leaseId],
  );
}

function SendReading({
  store,
  beginning,
  leaseId,
  first,
  onRefused,
}: Sent & { readonly first: ReadingDraft }) {
  const { t } = useTranslation('distance');
  const { unit } = useFormat();
  const toast = useToast('profile');
  const queries = useQueryClient();
  const kept = useKeptDraft(store, beginning, first);
  const photos = usePhotos(store, beginning, useLoadPhoto(leaseId));
  const { forget } = kept;
  const km = unit(first.body?.km ?? 0, 'km');
  const call = useApiCall();
  useBodySending(kept, photos, {
    leaseId,
    send: (body) => call('reportReading', { params: { leaseId: String(leaseId) }, body }),
    async onSent() {
      await forget();
      await queries.invalidateQueries({ queryKey: apiQueryKey('getLeaseDistance') });
      toast('success', t('reported', { km }));
    },
    onRefused(refusal) {
      onRefused(t('refused', { km }), refusal);
      void forget();
    },
  });
  return null;
}

/** After a refusal the entries stay for the month's own page. */
function SendMonth({ store, beginning, leaseId, first, onRefused }: Sent & { readonly first: WaitingMonth }) {
  const { t } = useTranslation('offline');
  const { month: monthName } = useFormat();
  const toast = useToast('profile');
  const queries = useQueryClient();
  const call = useApiCall();
  const kept = useKeptDraft(store, beginning, first);
  const photos = usePhotos(store, beginning, useLoadPhoto(leaseId));
  const month = monthOfBeginning(beginning);
  const named = { month: monthName(month) };
  useBodySending(kept, photos, {
    leaseId,
    send: (body) => call('reportDriverMonth', { params: { leaseId: String(leaseId), month }, body }),
    async onSent() {
      await kept.forget();
      await queries.invalidateQueries({ queryKey: apiQueryKey('getDriverMonth') });
      toast('success', t('sent.month', named));
    },
    onRefused: (refusal) => onRefused(t('refused.month', named), refusal),
  });
  return null;
}

function SendReport({ store, beginning, leaseId, first, onRefused }: Sent & { readonly first: DamageDraft }) {
  const { t } = useTranslation('offline');
  const toast = useToast('profile');
  const queries = useQueryClient();
  const kept = useKeptDraft(store, beginning, first);
  const photos = usePhotos(store, beginning, useLoadPhoto(leaseId));
  const { forget } = kept;
  const onSent = useCallback(async () => {
    await forget();
    await queries.invalidateQueries({ queryKey: apiQueryKey('listDamages') });
    toast('success', t('sent.damage'));
  }, [forget, queries, toast, t]);
  const title = t('refused.damage');
  const onRefusal = useCallback((refusal: ApiError) => onRefused(title, refusal), [onRefused, title]);
  useReportSending(leaseId, kept, photos, onSent, onRefusal);
  return null;
}
