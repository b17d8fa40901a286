/** The name of the buttons of a form that want something. Apart, so that a view does not bring the engine to the browser. */
export const INTENT = '_do';
