import type { PERSON_STATES } from '@stromwandel/api-spec';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../format/use-format.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import type { Tone } from '../../ui/tone.ts';
import { personName } from './person-name.ts';
import classes from './row-list.module.css';

type State = (typeof PERSON_STATES)[number];

const TONES: Record<State, Tone> = {
  INVITED: 'neutral',
  UNCONFIRMED: 'warn',
  ACTIVE: 'gain',
  DEACTIVATED: 'danger',
};

interface PersonSummaryProps {
  readonly person: Parameters<typeof personName>[0] & {
    readonly state: State;
    /** Whether it is who looks. */
    readonly self: boolean;
    readonly invitedUntil: string | null;
  };
  /** Roles beside that of an employee, in words. */
  readonly roles: readonly (string | false)[];
  readonly facts: readonly (string | false)[];
  readonly children?: ReactNode;
}

/** A person: name, status of the account, facts. */
export function PersonSummary({ person, roles, facts, children }: PersonSummaryProps) {
  const { t } = useTranslation('people');
  const { dateTime } = useFormat();
  const { state, self, invitedUntil } = person;
  const invitation =
    state === 'INVITED' &&
    (invitedUntil === null
      ? t('list.invitationOver')
      : t('list.invitedUntil', { time: dateTime(invitedUntil) }));
  return (
    <div>
      <p className={classes['head']}>
        <strong>{personName(person)}</strong>
        <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>
        {[...roles, self && t('list.self')].map(
          (word) =>
            word !== false && (
              <StatusBadge key={word} tone="neutral">
                {word}
              </StatusBadge>
            ),
        )}
      </p>
      <p className={classes['quiet']}>{[...facts, invitation].filter(Boolean).join(' · ')}</p>
      {children}
    </div>
  );
}
