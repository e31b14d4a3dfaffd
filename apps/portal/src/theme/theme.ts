import {
  createTheme,
  type ButtonProps,
  type CSSVariablesResolver,
  type MantineColorsTuple,
} from '@mantine/core';

// prettier-ignore
const pine: MantineColorsTuple = ['#EFF6F2', '#DCEAE2', '#BAD7C8', '#8ADBB5', '#5CB894', '#35906F', '#1F6D54', '#0F4A3C', '#0A3A2F', '#05261B'];
// prettier-ignore
const copper: MantineColorsTuple = ['#FDF3EC', '#FBE8DB', '#F6CDB2', '#F3A574', '#E98F57', '#DE7F47', '#C9622A', '#9E4415', '#7C3410', '#3A2518'];
// prettier-ignore
const green: MantineColorsTuple = ['#ECF9F0', '#D3F0DC', '#B2E5C2', '#8FD9A8', '#63C592', '#3DA874', '#1F8556', '#0E6440', '#0B4D32', '#143726'];
// prettier-ignore
const red: MantineColorsTuple = ['#FDF2F0', '#FBE5E2', '#F6C6C0', '#FF9D92', '#EC6F62', '#D6473B', '#C2332A', '#AE231B', '#861A14', '#43201C'];
// prettier-ignore
const gray: MantineColorsTuple = ['#F7F8F5', '#F3F3EE', '#E7E8E1', '#D9DCD3', '#C6CEC7', '#A9B4AD', '#7C8A82', '#5A6962', '#42514A', '#0E1F1A'];
// prettier-ignore
const dark: MantineColorsTuple = ['#EEF3EF', '#B7C4BD', '#97A69E', '#74857D', '#2A3833', '#1B2622', '#151E1B', '#0D1412', '#0B110F', '#090F0D'];

const field = {
  defaultProps: {
    size: 'md',
    // The error stands above the field, where a keyboard on the screen does not cover it.
    inputWrapperOrder: ['label', 'description', 'error', 'input'],
  },
  styles: {
    label: { fontSize: 15, fontWeight: 600, marginBottom: 6 },
    description: { fontSize: 14, color: 'var(--sw-ink2)', marginTop: -2, marginBottom: 6 },
    error: { fontSize: 15, fontWeight: 600, marginBottom: 6 },
  },
} as const;

// Its header is none of the page.
const dialog = { attributes: { header: { role: 'presentation' } } };

/** The look as a Mantine theme. Colours of components beyond Mantine's own stand in tokens.css. */
export const theme = createTheme({
  colors: { pine, copper, green, red, gray, dark },
  primaryColor: 'pine',
  primaryShade: { light: 7, dark: 3 },
  autoContrast: true,
  black: '#0E1F1A',
  // Without sans-serif at the end: Chromium asks the system for it anew in each size and weight, needed or not, and holds the
  // drawing up meanwhile.
  fontFamily: '"Instrument Sans Variable", "Stand-in Arial", "Stand-in Roboto", "Stand-in DejaVu", system-ui',
  fontSizes: { xs: '13px', sm: '14px', md: '16px', lg: '18px', xl: '20px' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.4', xl: '1.3' },
  radius: { xs: '4px', sm: '8px', md: '10px', lg: '14px', xl: '22px' },
  defaultRadius: 'md',
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  focusClassName: 'sw-focus',
  components: {
    Button: {
      defaultProps: { radius: 999, size: 'md', variant: 'filled' },
      styles: {
        root: {
          minHeight: 48,
          height: 'auto',
          fontWeight: 650,
          fontSize: 16,
          paddingInline: 22,
          paddingBlock: 8,
        },
        // A link among text is no flex child that would stretch: without a height of its own its words stood at the top.
        inner: { minHeight: 32 },
        // A long name wraps on a narrow screen and with letters set further apart, instead of being cut off.
        label: { whiteSpace: 'normal', overflow: 'visible', lineHeight: 1.25 },
      },
      // Mantine picks the text colour for the light scheme and keeps it in the dark one, where it cannot be read.
      vars: (_theme: unknown, { variant = 'filled' }: ButtonProps) => ({
        root: variant === 'filled' ? { '--button-color': 'var(--sw-on-pine)' } : {},
      }),
    },
    ActionIcon: { defaultProps: { variant: 'subtle', size: 44, radius: 999, color: 'gray' } },
    TextInput: field,
    Textarea: field,
    PasswordInput: field,
    NativeSelect: field,
    Select: { ...field, defaultProps: { ...field.defaultProps, checkIconPosition: 'right' } },
    RadioGroup: field,
    CheckboxGroup: field,
    Tabs: { defaultProps: { variant: 'pills', radius: 999 } },
    Drawer: { defaultProps: { ...dialog, overlayProps: { backgroundOpacity: 0.45 } } },
    Skeleton: { defaultProps: { radius: 'md' } },
    Notification: { defaultProps: { radius: 'lg' } },
  },
});

/** Mantine's own variables, set to the tokens of the look. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const own = {
    '--mantine-color-body': 'var(--sw-ground)',
    '--mantine-color-text': 'var(--sw-ink)',
    '--mantine-color-dimmed': 'var(--sw-ink2)',
    '--mantine-color-placeholder': 'var(--sw-ink3)',
    '--mantine-color-default': 'var(--sw-surface)',
    '--mantine-color-default-border': 'var(--sw-edge)',
    '--mantine-color-anchor': 'var(--sw-pine-text)',
    '--mantine-color-error': 'var(--sw-danger)',
    '--mantine-primary-color-contrast': 'var(--sw-on-pine)',
    '--mantine-color-disabled': 'var(--sw-sunk)',
    '--mantine-color-disabled-color': 'var(--sw-ink3)',
    '--mantine-color-disabled-border': 'var(--sw-line)',
  };
  return { variables: {}, light: own, dark: own };
};
