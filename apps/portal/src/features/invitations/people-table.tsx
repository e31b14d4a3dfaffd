import { Button } from '@mantine/core';
import type { InvitationFileReply } from '@stromwandel/api-spec';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import tableClasses from '../../desk/desk-table.module.css';
import { useFormat } from '../../format/use-format.ts';
import { useOutcomeText } from './use-outcome-text.ts';
import type { Outcome } from './use-sending.ts';
import { ScrollingTable } from '../../ui/scrolling-table.tsx';

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
      <ScrollingTable label={t('preview.table')} wide>
        <table className={tableClasses['table']}>
          <thead>
            <tr>
              <th scope="col">{t('preview.line')}</th>
              <th scope="col">{t('preview.name')}</th>
              <th scope="col">{t('columns.email')}</th>
              <th scope="col">{t('columns.employeeId')}</th>
              <th scope="col">{t('preview.state')}</th>
            </tr>
          </thead>
          <tbody>
            {people.slice(0, shown).map((person) => (
              <tr key={person.line}>
                <td>{person.line}</td>
                <td>
                  {person.firstName} {person.lastName}
                </td>
                <td>{person.email}</td>
                <td>{person.employeeId}</td>
                <td>{outcomeText(person, outcomes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollingTable>
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
