import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RadioCardsField } from '../../forms/radio-cards-field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import classes from '../../forms/field-grid.module.css';
import { useFieldTexts } from '../salary-form/use-field-texts.ts';

interface AddressFieldsProps {
  readonly numberIsFixed: boolean;
  /** A name that is known already is shown, and its fields on request. */
  readonly knownName?: string | undefined;
}

/** Who the person is and where the person lives, as the contract states it. */
export function AddressFields({ numberIsFixed, knownName }: AddressFieldsProps) {
  const [asksName, setAsksName] = useState(knownName === undefined);
  const { t } = useTranslation(['profile', 'app']);
  const texts = useFieldTexts();
  const postcode = texts(t('address.postcode'));
  const postcodeInvalid = t('address.postcodeInvalid');
  const optional = (label: string): string => t('app:form.optional', { label });
  return (
    <div className={classes['fields']}>
      {asksName ? (
        <NameFields />
      ) : (
        <div className={classes['whole']}>
          {t('address.contractFor')} <b>{knownName}</b>
          <Button variant="subtle" ml="xs" px={6} onClick={() => setAsksName(true)}>
            {t('address.changeName')}
          </Button>
        </div>
      )}
      <TextField name="addressDto.street" {...texts(t('address.street'))} autoComplete="address-line1" />
      <TextField name="addressDto.streetNumber" {...texts(t('address.streetNumber'))} autoComplete="off" />
      <TextField
        name="addressDto.postcode"
        {...postcode}
        messages={{ ...postcode.messages, INVALID_FORMAT: postcodeInvalid, TOO_LONG: postcodeInvalid }}
        autoComplete="postal-code"
        inputMode="numeric"
      />
      <TextField name="addressDto.place" {...texts(t('address.place'))} autoComplete="address-level2" />
      <TextField name="addressDto.state" {...texts(t('address.state'))} autoComplete="address-level1" />
      <TextField name="addressDto.placeOfBirth" {...texts(t('address.placeOfBirth'))} autoComplete="off" />
      <div className={classes['whole']}>
        <TextField
          name="addressDto.employeeId"
          {...texts(optional(t('address.employeeId')))}
          hint={t(numberIsFixed ? 'address.employeeIdSet' : 'address.employeeIdHint')}
          readOnly={numberIsFixed}
          autoComplete="off"
        />
      </div>
    </div>
  );
}

function NameFields() {
  const { t } = useTranslation(['profile', 'app']);
  const texts = useFieldTexts();
  return (
    <>
      <div className={classes['whole']}>
        <RadioCardsField
          name="addressDto.title"
          label={t('app:form.optional', { label: t('address.title') })}
          options={[
            { value: 'ms', label: t('address.ms') },
            { value: 'mr', label: t('address.mr') },
            { value: 'other', label: t('address.other') },
            { value: null, label: t('address.noTitle') },
          ]}
        />
      </div>
      <TextField name="addressDto.firstName" {...texts(t('address.firstName'))} autoComplete="given-name" />
      <TextField name="addressDto.lastName" {...texts(t('address.lastName'))} autoComplete="family-name" />
    </>
  );
}
