const { RuntimeGlobals, RuntimeModule } = require('webpack');

/** Creates the policy for chunk URLs when the runtime starts, not with the first chunk. */
class TakeScriptPolicy extends RuntimeModule {
  constructor() {
    super('take script policy', RuntimeModule.STAGE_TRIGGER);
  }

  generate() {
    return `${RuntimeGlobals.getTrustedTypesPolicy}();`;
  }
}

/** Creates the bundler's Trusted Types policy at start-up, so that no other script can take its name. */
class TakeScriptPolicyPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('TakeScriptPolicyPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.getTrustedTypesPolicy)
        .tap('TakeScriptPolicyPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new TakeScriptPolicy());
        });
    });
  }
}

module.exports = { TakeScriptPolicyPlugin };
