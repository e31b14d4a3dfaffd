import { Button } from '@mantine/core';
import { LONGEST_SEARCH_NAME, savedSearchForm } from '@stromwandel/api-spec';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { apiQueryKey } from '../../../api/api-query-key.ts';
import { useQueryClient } from '@tanstack/react-query';
import { SentForm } from '../../../forms/sent-form.tsx';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import type { SearchSelection } from '../search-selection.ts';
import { savedFilter } from './saved-filter.ts';
import classes from './saved-searches.module.css';
import { useFilterText } from './use-filter-text.ts';

interface SaveSearchFormProps {
  readonly selection: SearchSelection;
  /** Closes the form; with the name of what was saved. */
  readonly onClose: (saved: string | null) => void;
}

/** Saves the filter of the list under a name. */
export function SaveSearchForm({ selection, onClose }: SaveSearchFormProps) {
  const { t } = useTranslation('search');
  const queries = useQueryClient();
  const text = useFilterText()(selection);
  const form = useSchemaForm(savedSearchForm, { name: text.slice(0, LONGEST_SEARCH_NAME) });
  const save = useApiMutation('saveSearch');
  return (
    <SentForm
      form={form}
      className={classes['form']}
      label={t('saved.save')}
      failedTitle={t('saved.notSaved')}
      onSend={async ({ name }) => {
        const reply = await save.mutateAsync({ body: { name, filter: savedFilter(selection) } });
        queries.setQueryData(apiQueryKey('listSavedSearches', {}), reply);
        onClose(name);
      }}
    >
      <TextField
        name="name"
        label={t('saved.name')}
        hint={t('saved.lead')}
        autoComplete="off"
        messages={{
          REQUIRED: t('saved.nameMissing'),
          TOO_SHORT: t('saved.nameMissing'),
          TAKEN: t('saved.nameTaken'),
        }}
      />
      <div className={classes['buttons']}>
        <SubmitButton>{t('saved.submit')}</SubmitButton>
        <Button variant="subtle" onClick={() => onClose(null)}>
          {t('saved.cancel')}
        </Button>
      </div>
    </SentForm>
  );
}
