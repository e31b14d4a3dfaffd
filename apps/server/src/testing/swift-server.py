# OpenStack Swift with its S3 interface, which checks signatures: all its services in one process, on free ports of the loopback
# interface. Argument: an empty directory. Prints the port, and serves until it is killed.
import eventlet

eventlet.monkey_patch()

import os
import sys

import eventlet.wsgi
from swift.common import wsgi
from swift.common.ring import RingBuilder

try:
    from swift.common.http_protocol import SwiftHttpProtocol
except ImportError:
    from swift.common.wsgi import SwiftHttpProtocol

class Cache:
    """Stands for memcached, which the check of signatures asks for."""

    def __init__(self):
        self.values = {}

    def get(self, key, *_, **__):
        return self.values.get(key)

    def set(self, key, value, *_, **__):
        self.values[key] = value

    def delete(self, key, *_, **__):
        self.values.pop(key, None)


def with_cache(app, cache):
    def call(environment, start_response):
        environment['swift.cache'] = cache
        return app(environment, start_response)

    return call


directory = sys.argv[1]
os.makedirs(os.path.join(directory, 'devices', 'disk'))


def configure(name, text):
    path = os.path.join(directory, f'{name}.conf')
    with open(path, 'w') as file:
        file.write(f'[DEFAULT]\nswift_dir = {directory}\ndevices = {directory}/devices\nmount_check = false\n{text}')
    return path


def serve(socket, path):
    app = with_cache(wsgi.loadapp(path), Cache())
    with open(os.devnull, 'w') as log:
        eventlet.wsgi.server(socket, app, log, protocol=SwiftHttpProtocol)


for name in ('account', 'container', 'object'):
    socket = eventlet.listen(('127.0.0.1', 0))
    port = socket.getsockname()[1]
    ring = RingBuilder(1, 1, 0)
    place = {'ip': '127.0.0.1', 'port': port, 'replication_ip': '127.0.0.1', 'replication_port': port}
    ring.add_dev({'id': 0, 'region': 1, 'zone': 1, 'weight': 1.0, 'device': 'disk', 'meta': '', **place})
    ring.rebalance()
    ring.get_ring().save(os.path.join(directory, f'{name}.ring.gz'))
    section = f'[pipeline:main]\npipeline = {name}-server\n[app:{name}-server]\nuse = egg:swift#{name}\n'
    eventlet.spawn(serve, socket, configure(name, section))

proxy = configure('proxy', '''[pipeline:main]
pipeline = catch_errors s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
''')
socket = eventlet.listen(('127.0.0.1', 0))
print(socket.getsockname()[1], flush=True)
serve(socket, proxy)
