import { type FieldModel } from '../engine/page-model';
import { fieldViews } from '../fields/views';
import { type PageContext } from '../fields/view';
import { Paragraphs } from './words';
import { ModalNote } from './modal-note';
import { type Live } from './use-live';

export interface QuestionProps {
  field: FieldModel;
  context: Omit<PageContext, 'draw' | 'isShown'>;
  live?: Live;
  conditional?: boolean;
}

/** Not counted as an error (F-511). */
function Note({ field }: { field: FieldModel }) {
  return (
    <div className={field.special === 'custom error' ? 'f msg' : 'f hint'}>
      <div>
        <Paragraphs text={field.bodyText} />
      </div>
    </div>
  );
}

/** A hidden question is not rendered; one that was visible keeps what was typed. */
export function Question({ live, conditional = false, ...props }: QuestionProps) {
  const { name, hidden } = props.field;
  if (live ? !live.ever.has(name) : hidden) return null;
  const drawn = <Drawn {...props} {...(live ? { live } : {})} />;
  return conditional ? (
    <div hidden={live ? !live.visibleAliases.has(name) : false}>{drawn}</div>
  ) : (
    drawn
  );
}

function Drawn({ field, context, live }: QuestionProps) {
  if (field.special) return <Note field={field} />;
  const { View } = fieldViews[field.type] ?? {};
  if (!View) return null;
  const drawn = (
    <View
      field={field}
      context={{
        ...context,
        isShown: ({ name, hidden }) => (live ? live.visibleAliases.has(name) : !hidden),
        draw: (inner) => (
          <Question
            field={inner}
            context={context}
            conditional={inner.condition !== null}
            {...(live ? { live } : {})}
          />
        ),
      }}
    />
  );
  return field.modal ? (
    <>
      {drawn}
      <ModalNote modal={field.modal} />
    </>
  ) : (
    drawn
  );
}
