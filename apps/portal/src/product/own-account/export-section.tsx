import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useApiCall } from '../../api/api-context.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { ConfirmForm } from '../second-factor/confirm-form.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { saveFile } from '../../ui/save-file.ts';

/** All own data as a file. */
export function ExportSection() {
  const { t } = useTranslation('security');
  const call = useApiCall();
  const toast = useToast('profile');
  const [asking, setAsking] = useState(false);
  return (
    <SectionCard title={t('export.title')} description={t('export.description')}>
      {asking ? (
        <ConfirmForm
          label={t('export.title')}
          submitLabel={t('export.save')}
          onConfirm={async ({ password }) => {
            const data = await call('exportOwnData', { body: { password } });
            saveFile(JSON.stringify(data, null, 2), t('export.fileName'), 'application/json');
            setAsking(false);
            toast('success', t('export.done'));
          }}
          onCancel={() => setAsking(false)}
        />
      ) : (
        <div>
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('export.start')}
          </Button>
        </div>
      )}
    </SectionCard>
  );
}
