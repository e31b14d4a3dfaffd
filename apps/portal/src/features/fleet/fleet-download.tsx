import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { SaveFileButton } from '../../product/desk/save-file-button.tsx';

/** Saves the list as it is narrowed, all pages of it, as a CSV file. */
export function FleetDownload({ load }: { readonly load: () => Promise<ReplyOf<'getProviderLeaseFile'>> }) {
  const { t } = useTranslation('fleet');
  const toast = useToast('desk');
  return (
    <SaveFileButton
      load={load}
      failed={(reason) => t('file.failed', { reason })}
      onSaved={({ complete }) => {
        if (!complete) toast('warning', t('file.incomplete'));
      }}
    >
      {t('file.save')}
    </SaveFileButton>
  );
}
