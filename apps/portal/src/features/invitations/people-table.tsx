import { Button } from '@mantine/core';
import type { InvitationFileReply } from '@stromwandel/api-spec';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RowTable } from '../../product/query-table/row-table.tsx';
import { useFormat } from '../../format/use-format.ts';
import { useOutcomeText } from './use-outcome-text.ts';
import type { Outcome } from './use-sending.ts';

const PAGE = 50;

interface PeopleTableProps {
  readonly people: InvitationFileReply['people'];
  readonly outcomes: ReadonlyMap<string, Outcome>;
}

/** The people of a file as they were read, with how each stands; more of them on request. */
export function PeopleTable({ people, outcomes }: PeopleTableProps) {
  const { t } = useTranslation('invitations');
  const { number } = useFormat();
  const outcomeText = useOutcomeText();
  const [shown, setShown] = useState(PAGE);
  const left = people.length - shown;
  return (
    <>
      <RowTable
        label={t('preview.table')}
        columns={[
          { title: t('preview.line'), cell: ({ line }) => line },
          { title: t('preview.name'), cell: ({ firstName, lastName }) => `${firstName} ${lastName}` },
          { title: t('columns.email'), cell: ({ email }) => email },
          { title: t('columns.employeeId'), cell: ({ employeeId }) => employeeId },
          { title: t('preview.state'), cell: (person) => outcomeText(person, outcomes) },
        ]}
        rows={people.slice(0, shown)}
        rowKey={({ line }) => line}
      />
      {left > 0 && (
        <div>
          <Button variant="default" onClick={() => setShown(people.length)}>
            {t('preview.more', { count: left, left: number(left) })}
          </Button>
        </div>
      )}
    </>
  );
}
