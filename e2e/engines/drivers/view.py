#!/usr/bin/python3
"""
A window that is nothing but a WebKit view, for WebKitWebDriver: it can be as narrow as a phone, which
WebKit's own small browser cannot, and it writes what a page complains of (errors in the console,
uncaught errors, refused and failed requests) to the file that VIEW_LOG names, one JSON text a line.
"""
import json
import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

WIDTH, HEIGHT = 1280, 860
complaints = open(os.environ["VIEW_LOG"], "a", buffering=1)

# Runs in every frame before its own scripts.
LISTEN = """(() => {
  const tell = (text) => window.webkit.messageHandlers.complaint.postMessage(String(text));
  const words = (value) => value instanceof Error ? value.stack || String(value) : String(value);
  const { error } = console;
  console.error = (...values) => { tell(values.map(words).join(' ')); error(...values); };
  // A page that is left gives up what it loads ahead, and says so of each link.
  addEventListener('error', ({ message, target }) =>
    target.tagName === 'LINK' || tell(message ? 'uncaught: ' + message : 'failed: ' + target.src), true);
  addEventListener('unhandledrejection', (event) => tell('rejected: ' + words(event.reason)));
  addEventListener('securitypolicyviolation', (event) =>
    tell('policy: ' + event.violatedDirective + ' ' + event.blockedURI));
})()"""

# Stands for what WebKit's engine alone cannot be told: that frames of other sites may keep nothing.
REFUSE_STORAGE = """if (window !== top) {
  const get = () => { throw new DOMException('The operation is insecure.', 'SecurityError'); };
  Object.defineProperties(window, { localStorage: { get }, sessionStorage: { get } });
}"""
SCRIPTS = [LISTEN] + ([REFUSE_STORAGE] if "VIEW_REFUSES_FRAME_STORAGE" in os.environ else [])


def complain(text):
    complaints.write(json.dumps(text[:500]) + "\n")


def watch(_view, resource, _request):
    def finished(done):
        answer = done.get_response()
        if answer and answer.get_status_code() >= 400:
            complain("%d %s" % (answer.get_status_code(), done.get_uri()))

    resource.connect("finished", finished)


def open_view(context, related=None):
    content = WebKit2.UserContentManager()
    content.register_script_message_handler("complaint")
    content.connect(
        "script-message-received::complaint",
        lambda _manager, result: complain(result.get_js_value().to_string()),
    )
    for script in SCRIPTS:
        content.add_script(
            WebKit2.UserScript.new(
                script,
                WebKit2.UserContentInjectedFrames.ALL_FRAMES,
                WebKit2.UserScriptInjectionTime.START,
                None,
                None,
            )
        )
    origin = {"related_view": related} if related else {"web_context": context}
    view = WebKit2.WebView(
        settings=WebKit2.Settings(javascript_can_open_windows_automatically=True),
        user_content_manager=content,
        is_controlled_by_automation=True,
        **origin,
    )
    window = Gtk.Window()
    window.set_default_size(WIDTH, HEIGHT)
    window.add(view)
    window.show_all()
    view.connect("create", lambda opener, _action: open_view(context, opener))
    view.connect("close", lambda _view: window.destroy())
    view.connect("resource-load-started", watch)
    return view


def start_automation(context, session):
    about = WebKit2.ApplicationInfo.new()
    about.set_name("View")
    session.set_application_info(about)
    session.connect("create-web-view", lambda _session: open_view(context))


Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.connect("automation-started", start_automation)
Gtk.main()
