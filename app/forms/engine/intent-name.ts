/** The name of the form's action buttons. In a file of its own, so that a view does not pull the engine into the browser. */
export const INTENT = '_do';
