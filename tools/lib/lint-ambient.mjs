/** A rule of the linter: a date takes its moment as an argument. What else is read from the machine without asking, `no-restricted-properties` names. */
const noNow = {
  create: (context) => ({
    NewExpression(node) {
      if (node.callee.name === 'Date' && node.arguments.length === 0)
        context.report({ node, message: 'Time is an argument here: take a clock as a parameter.' });
    },
  }),
};

export default { meta: { name: 'ambient' }, rules: { 'no-now': noNow } };
