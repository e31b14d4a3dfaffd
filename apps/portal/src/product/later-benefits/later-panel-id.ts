/** The panel's place on a page; the line beside the order button leads there. */
export const LATER_PANEL_ID = 'later';
