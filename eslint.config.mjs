import tseslint from 'typescript-eslint';
import hooks from 'eslint-plugin-react-hooks';

const ambient = 'Time and chance are arguments here: take a clock or entropy as a parameter.';

export default tseslint.config(
  {
    ignores: ['dist/**', 'node_modules/**', 'tests/out/**', '.data/**', '.cache/**', 'assets/built/**', 'public/**'],
  },
  ...tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['rules/**/*.ts', 'machines/**/*.ts', 'server/engines/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: ambient },
        { object: 'Math', property: 'random', message: ambient },
        { object: 'performance', property: 'now', message: ambient },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: ambient },
      ],
    },
  },
  { files: ['tools/**', 'tests/**', 'assets/**', 'server/main.ts'], rules: { 'no-console': 'off' } },
);
