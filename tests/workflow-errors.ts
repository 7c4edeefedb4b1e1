import { registerHooks } from 'node:module';

// The parser imports its JSON schemas without the attribute `type` that Node requires, because
// bundlers do not need it.
registerHooks({
  resolve(specifier, context, nextResolve) {
    const found = nextResolve(specifier, context);
    const isSchema = found.url.endsWith('.min.json');
    return isSchema ? { ...found, importAttributes: { type: 'json' } } : found;
  },
});
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await import(
  '@actions/workflow-parser'
);

/** Returns the errors that GitHub would report for a workflow. */
export async function errorsOf(name: string, content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}
