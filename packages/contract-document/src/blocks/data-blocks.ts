import type { ContractBlock } from '../contract-document.ts';
import { addressLine } from '../contract-figures.ts';
import type { ContractInput } from '../contract-input.ts';
import type { ContractDataBlock } from '../contract-texts.ts';
import { formatDate } from '../german-format.ts';
import { calculationBlocks } from './calculation-blocks.ts';
import { comparisonBlocks } from './comparison-blocks.ts';
import { laterBlocks } from './later-blocks.ts';
import { conversionBlocks, includedServicesBlocks, mileageBlocks, termBlocks } from './lease-blocks.ts';
import { benefitInKindBlocks, payslipBlocks } from './payslip-blocks.ts';
import { equipmentBlocks, technicalDetailBlocks, vehicleBlocks } from './vehicle-blocks.ts';

// The sentence of the texts names the lessor; what it does not name is printed where there is any.
function lessorBlocks({ lessor }: ContractInput): readonly ContractBlock[] {
  const known = [
    { label: 'Vertreten durch', value: lessor.representative },
    { label: 'Handelsregister', value: lessor.register },
    { label: 'USt-IdNr.', value: lessor.vatId },
  ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
  return known.length === 0
    ? []
    : [{ type: 'facts', rows: [{ label: 'Leasinggeber', value: lessor.name }, ...known] }];
}

function partyBlocks(input: ContractInput): readonly ContractBlock[] {
  const { employer, employee } = input;
  const { address, dateOfBirth, placeOfBirth } = employee;
  const birthplace = placeOfBirth === null ? '' : ` in ${placeOfBirth}`;
  const home = address === null ? [] : [{ label: 'Anschrift', value: addressLine(address) }];
  const birth =
    dateOfBirth === null ? [] : [{ label: 'Geboren', value: `${formatDate(dateOfBirth)}${birthplace}` }];
  const personnelNumber =
    employee.employeeId === null ? [] : [{ label: 'Personalnummer', value: employee.employeeId }];
  return [
    {
      type: 'facts',
      rows: [
        { label: 'Arbeitgeber', value: employer.name },
        { label: 'Anschrift', value: addressLine(employer.address) },
      ],
    },
    {
      type: 'facts',
      rows: [
        { label: 'Mitarbeiterin oder Mitarbeiter', value: `${employee.firstName} ${employee.lastName}` },
        ...home,
        ...birth,
        ...personnelNumber,
      ],
    },
    ...lessorBlocks(input),
  ];
}

function versionBlocks(input: ContractInput, textsVersion: string): readonly ContractBlock[] {
  return [
    {
      type: 'facts',
      rows: [
        { label: 'Rechtsstand der Berechnung', value: input.versions.law },
        { label: 'Vertragstexte', value: textsVersion },
        { label: 'Katalog und Preise', value: input.versions.catalogue },
        { label: 'Tag der Erstellung', value: formatDate(input.contractDate) },
      ],
    },
  ];
}

/** The blocks an order supplies for one data module of the texts. */
export function dataBlocks(
  block: ContractDataBlock,
  input: ContractInput,
  textsVersion: string,
): readonly ContractBlock[] {
  const builders: Record<ContractDataBlock, () => readonly ContractBlock[]> = {
    parties: () => partyBlocks(input),
    vehicle: () => vehicleBlocks(input),
    term: () => termBlocks(input),
    conversion: () => conversionBlocks(input),
    includedServices: () => includedServicesBlocks(input),
    mileage: () => mileageBlocks(input),
    benefitInKind: () => benefitInKindBlocks(input),
    technicalDetails: () => technicalDetailBlocks(input),
    standardEquipment: () =>
      equipmentBlocks(input.vehicle.standardEquipment, 'Es liegen keine Angaben zur Serienausstattung vor.'),
    specialEquipment: () => equipmentBlocks(input.vehicle.specialEquipment, 'Keine Sonderausstattung.'),
    payslip: () => payslipBlocks(input),
    calculation: () => calculationBlocks(input),
    comparison: () => comparisonBlocks(input),
    laterBenefits: () => laterBlocks(input),
    versions: () => versionBlocks(input, textsVersion),
    signature: () => [
      {
        type: 'signature',
        label: 'Mitarbeiterin oder Mitarbeiter',
        name: `${input.employee.firstName} ${input.employee.lastName}`,
      },
    ],
  };
  return builders[block]();
}
