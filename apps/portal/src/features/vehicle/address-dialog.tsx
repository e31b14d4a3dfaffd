import { addressBody, type AddressReply } from '@stromwandel/api-spec';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { z } from 'zod';
import { useApiCall } from '../../api/api-context.ts';
import { LoadState } from '../../api/load-state.tsx';
import type { UserInfoReply } from '../../api/replies.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { SentForm } from '../../forms/sent-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { AddressFields } from '../../product/address-form/address-fields.tsx';
import { KeptEntries } from '../../product/kept-entries/kept-entries.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import classes from './address-dialog.module.css';

interface AddressValues {
  readonly addressDto: AddressReply;
}

// Unanswered fields are still null: the schema, next in line, names them.
const SENT_ADDRESS = z
  .custom<AddressValues>()
  .transform((values): unknown => values)
  .pipe(z.object({ addressDto: addressBody }));

interface AddressDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** The address is stored: the order can go on. */
  readonly onSaved: () => void;
}

/** Asks for the address at the first order, over the car; what was typed stays there when the dialog closes. */
export function AddressDialog({ opened, onClose, onSaved }: AddressDialogProps) {
  const { t } = useTranslation(['vehicle', 'profile']);
  const info = useApiQuery('getUserInfo', {});
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('order.addressTitle')}
      closeLabel={t('order.closeAddress')}
      holdsForm
    >
      <LoadState query={info} failed={t('profile:loadFailed')}>
        {(person) => <AddressForm person={person} onSaved={onSaved} />}
      </LoadState>
    </Dialog>
  );
}

interface AddressFormProps {
  readonly person: UserInfoReply;
  readonly onSaved: () => void;
}

function AddressForm({ person, onSaved }: AddressFormProps) {
  const { t } = useTranslation(['vehicle', 'profile']);
  const call = useApiCall();
  const queries = useQueryClient();
  const { addressDto } = person;
  const { firstName, lastName, state } = addressDto;
  const form = useSchemaForm(SENT_ADDRESS, {
    // Of those who lease a car in Germany nearly all live there.
    addressDto: { ...addressDto, state: state ?? 'Deutschland' },
  });

  async function save(body: z.output<typeof SENT_ADDRESS>): Promise<void> {
    await call('saveUserInfo', { body });
    void queries.invalidateQueries();
    onSaved();
  }

  return (
    <SentForm
      form={form}
      onSend={save}
      className={classes['address']}
      label={t('profile:address.heading')}
      failedTitle={t('profile:saveFailed')}
    >
      <KeptEntries form={form} name="addressDto" username={addressDto.email} />
      <p>{t('profile:address.description')}</p>
      <AddressFields
        numberIsFixed={person.employeeIdSetByEmployer}
        knownName={firstName && lastName ? `${firstName} ${lastName}` : undefined}
      />
      <div className={classes['save']}>
        <SubmitButton fullWidth>{t('order.saveAddress')}</SubmitButton>
      </div>
    </SentForm>
  );
}
