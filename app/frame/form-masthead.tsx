import { AccessibilityLink } from './accessibility-link';
import { Brand } from './brand';

/** The top of a form's pages: logo, the form's title, Accessibility tool, and nothing that leads astray. Specification: lookup, section 2 "Form page header". */
export function FormMasthead({ title }: { title: string }) {
  return (
    <header className="masthead field-paper form-masthead">
      <div className="wrap">
        <Brand />
        <p className="form-title">{title}</p>
        <AccessibilityLink />
      </div>
    </header>
  );
}
