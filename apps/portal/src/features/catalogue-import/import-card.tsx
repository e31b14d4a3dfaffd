import { Button, Checkbox, Skeleton } from '@mantine/core';
import { ApiError, type EndpointName } from '@stromwandel/api-spec';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { CatalogueImportReply } from '../../api/replies.ts';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { LoadState } from '../../api/load-state.tsx';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { DecisionOutcome } from '../../product/desk/decision-outcome.tsx';
import { useToast } from '../../feedback/use-toast.ts';
import { useFormat } from '../../format/use-format.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { ChangeList } from './change-list.tsx';
import { ImportState } from './import-list.tsx';
import classes from '../../product/desk/file-page.module.css';
import { ProblemList } from './problem-list.tsx';

const POLL_MILLISECONDS = 2_000;
const OUTDATED = [
  'getCatalogueImport',
  'listCatalogueImports',
  'listImportChanges',
  'listProviderCars',
  'getProviderCar',
  'searchVehicles',
  'getVehicle',
] as const;

/** What is compared when a file is read, and again when the catalogue has changed since. */
const COMPARED: ReadonlySet<unknown> = new Set<EndpointName>(['getCatalogueImport', 'listImportChanges']);
/** What is said when it worked. */
const RESULTS = { APPLIED: 'apply.done', UNDONE: 'undo.done' } as const;

/** One import: what is wrong in the file, or what it changes, and taking it over or back. */
export function ImportCard({ importId }: { readonly importId: string }) {
  const { t } = useTranslation('carImport');
  const found = useApiQuery(
    'getCatalogueImport',
    { params: { importId } },
    { refetchInterval: ({ state }) => (state.data?.state === 'READING' ? POLL_MILLISECONDS : false) },
  );
  if (found.error instanceof ApiError && found.error.status === 404) {
    return <Notice tone="danger">{t('import.missing')}</Notice>;
  }
  return (
    <LoadState query={found} failed={t('import.failed')} skeleton={<Skeleton height={240} radius={22} />}>
      {(one) => <LoadedImport one={one} />}
    </LoadState>
  );
}

function LoadedImport({ one }: { readonly one: CatalogueImportReply }) {
  const { t } = useTranslation('carImport');
  const { number, dateTime } = useFormat();
  const { state, fileName, cars, encoding, separator, problems, changes, startedAt } = one;
  const compared = state === 'READY' || state === 'APPLIED' || state === 'UNDONE';
  const [result, setResult] = useState<keyof typeof RESULTS>();
  // Before a file was read, having no separator says nothing of what it is.
  const isRead = state !== 'READING' && state !== 'BROKEN_OFF';
  const separatorName =
    separator === ';' || separator === ',' || separator === '\t' || separator === '|'
      ? t(`separators.${SEPARATOR_NAMES[separator]}`)
      : isRead && encoding !== null && t('separators.json');
  return (
    <SectionCard
      title={
        <>
          {fileName} <ImportState state={state} />
        </>
      }
      description={t(`explain.${state}`)}
    >
      <div className={classes['stack']}>
        <FactList
          facts={[
            { label: t('import.startedAt'), value: dateTime(startedAt) },
            { label: t('import.cars'), value: number(cars) },
            ...(encoding === null
              ? []
              : [
                  {
                    label: t('import.encoding'),
                    value: [encoding, separatorName].filter(Boolean).join(', '),
                  },
                ]),
            ...(problems > 0 ? [{ label: t('import.problems'), value: number(problems) }] : []),
            ...(compared
              ? (['NEW', 'CHANGED', 'SAME', 'GONE'] as const).map((change) => ({
                  label: t(`changes.${change}`),
                  value: number(changes[change]),
                }))
              : []),
          ]}
        />
        {state === 'UNDONE' && one.keptWhenUndone > 0 && (
          <Notice tone="warn">{t('import.kept', { count: one.keptWhenUndone })}</Notice>
        )}
        {problems > 0 && <ProblemList importId={String(one.id)} all={problems} />}
        {compared && <ChangeList importId={String(one.id)} changes={changes} />}
        {result !== undefined && (
          <DecisionOutcome key={result} tone="gain" title={t(RESULTS[result])} justDecided />
        )}
        {state === 'READY' && <TakeOver one={one} onTakenOver={() => setResult('APPLIED')} />}
        {state === 'APPLIED' && <TakeBack one={one} onTakenBack={() => setResult('UNDONE')} />}
      </div>
    </SectionCard>
  );
}

const SEPARATOR_NAMES = { ';': 'semicolon', ',': 'comma', '\t': 'tab', '|': 'bar' } as const;

interface TakeOverProps {
  readonly one: CatalogueImportReply;
  readonly onTakenOver: () => void;
}

function TakeOver({ one: { id, changes }, onTakenOver }: TakeOverProps) {
  const { t } = useTranslation('carImport');
  const toast = useToast('desk');
  const queries = useQueryClient();
  const [withdrawMissing, setWithdrawMissing] = useState(false);
  const apply = useApiMutation('applyCatalogueImport', {
    outdates: OUTDATED,
    onSuccess: () => {
      toast('success', t(RESULTS.APPLIED));
      onTakenOver();
    },
    // A refusal may come with a preview that was compared again.
    onError: () => queries.invalidateQueries({ predicate: ({ queryKey }) => COMPARED.has(queryKey[0]) }),
  });
  return (
    <>
      {changes.GONE > 0 && (
        <Checkbox
          size="md"
          label={t('apply.withdrawMissing', { count: changes.GONE })}
          description={t('apply.withdrawHint')}
          checked={withdrawMissing}
          onChange={(event) => setWithdrawMissing(event.currentTarget.checked)}
        />
      )}
      <div className={classes['row']}>
        <Button
          loading={apply.isPending}
          onClick={() => apply.mutate({ params: { importId: String(id) }, body: { withdrawMissing } })}
        >
          {t('apply.button')}
        </Button>
      </div>
      {apply.isError && <FailureNotice failure={apply.error} />}
    </>
  );
}

interface TakeBackProps {
  readonly one: CatalogueImportReply;
  readonly onTakenBack: () => void;
}

function TakeBack({ one: { id }, onTakenBack }: TakeBackProps) {
  const { t } = useTranslation('carImport');
  const toast = useToast('desk');
  const undo = useApiMutation('undoCatalogueImport', {
    outdates: OUTDATED,
    onSuccess: () => {
      toast('success', t(RESULTS.UNDONE));
      onTakenBack();
    },
  });
  return (
    <>
      <p className={classes['quiet']}>{t('undo.hint')}</p>
      <div className={classes['row']}>
        <Button
          variant="default"
          loading={undo.isPending}
          onClick={() => undo.mutate({ params: { importId: String(id) } })}
        >
          {t('undo.button')}
        </Button>
      </div>
      {undo.isError && <FailureNotice failure={undo.error} />}
    </>
  );
}
